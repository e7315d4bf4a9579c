import { evQuote } from '../funnels/ev/funnel.tsx';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(evQuote);
