import { commercialSolarQuote } from '../funnels/commercial-solar/index.ts';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(commercialSolarQuote);
