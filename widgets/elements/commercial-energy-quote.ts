import { commercialEnergyQuote } from '../funnels/commercial-energy/funnel.tsx';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(commercialEnergyQuote);
