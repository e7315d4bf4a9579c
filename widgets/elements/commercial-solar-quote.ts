import { commercialSolarQuote } from '../funnels/commercial-solar/funnel.tsx';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(commercialSolarQuote);
