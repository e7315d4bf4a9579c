import { instantQuote } from '../funnels/instant/index.ts';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(instantQuote);
