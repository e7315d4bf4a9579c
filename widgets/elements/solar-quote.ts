import { solarQuote } from '../funnels/solar/funnel.tsx';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(solarQuote);
