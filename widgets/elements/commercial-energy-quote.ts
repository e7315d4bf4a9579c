import { commercialEnergyQuote } from '../funnels/commercial-energy/funnel.tsx';
import { defineElement } from '../runtime/mountElement.tsx';

defineElement(commercialEnergyQuote);
