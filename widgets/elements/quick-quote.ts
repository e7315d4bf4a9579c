import { quickQuote } from '../funnels/quick/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(quickQuote);
