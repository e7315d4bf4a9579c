import { instantQuote } from '../funnels/instant/funnel.tsx';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(instantQuote);
