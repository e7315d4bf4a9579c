import { quickQuote } from '../funnels/quick/funnel.tsx';
import { defineStill } from '../runtime/defineStill.ts';

defineStill(quickQuote);
