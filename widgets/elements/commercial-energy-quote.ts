import { commercialEnergyQuote } from '../funnels/commercial-energy/index.ts';
import { defineElement } from '../runtime/defineElement.ts';

defineElement(commercialEnergyQuote);
