import { solarQuote } from '../funnels/solar/index.ts';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(solarQuote);
