import { instantQuote } from '../funnels/instant/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(instantQuote);
