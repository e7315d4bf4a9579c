import { quickQuote } from '../funnels/quick/index.ts';
import { defineStill } from '../runtime/defineStill.ts';

defineStill(quickQuote);
