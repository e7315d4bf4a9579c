import { evQuote } from '../funnels/ev/index.ts';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(evQuote);
