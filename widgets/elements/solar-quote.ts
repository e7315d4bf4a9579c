import { solarQuote } from '../funnels/solar/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(solarQuote);
