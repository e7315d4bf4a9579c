import { evQuote } from '../funnels/ev/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(evQuote);
