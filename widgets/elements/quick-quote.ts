import { quickQuote } from '../funnels/quick/funnel.tsx';
import { defineStatic } from '../runtime/defineStatic.ts';

defineStatic(quickQuote);
