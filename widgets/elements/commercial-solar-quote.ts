import { commercialSolarQuote } from '../funnels/commercial-solar/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(commercialSolarQuote);
