import { pounds } from '../common/money.ts';
import type { Battery, Catalogue, Inverter, Mounting, Panel } from '../common/photovoltaic/equipment.ts';

// SAMPLE CONTENT, all of it: the specification gives the shapes of the commercial catalogue and none of its
// contents. Products and prices are believable for equipment of this kind, of no particular maker; an operator
// puts the real ones here before going live.

/** Until it is false, a visitor is told so beside the products and behind the price. */
export const isSampleCatalogue: boolean = true;

export const panels = [
  {
    id: 'commercial-panel-440w',
    name: '440 W panel',
    price: pounds(112.5),
    powerW: 440,
    efficiency: '22.0%',
    warranty: '25 years',
    origin: 'European Union',
    dimensions: '1762 × 1134 × 30 mm',
    summary: 'The lowest price for each panel: a good choice for a large roof.',
  },
  {
    id: 'commercial-panel-460w',
    name: '460 W panel',
    price: pounds(128.75),
    powerW: 460,
    efficiency: '23.0%',
    warranty: '25 years',
    origin: 'South Korea',
    dimensions: '1762 × 1134 × 30 mm',
    summary: 'More power from each panel, where plant and rooflights take up space.',
  },
  {
    id: 'commercial-panel-450w-glass',
    name: '450 W double-glass panel',
    price: pounds(139.99),
    powerW: 450,
    efficiency: '22.5%',
    warranty: '30 years',
    origin: 'European Union',
    dimensions: '1762 × 1134 × 30 mm',
    summary: 'Glass on both sides: the longest warranty, also near the sea.',
  },
] as const satisfies readonly Panel[];

export const inverters = [
  {
    id: 'commercial-inverter-three-phase',
    name: 'Three-phase inverter',
    price: pounds(899),
    powerKw: 5,
    efficiency: '98.0%',
    warranty: '10 years',
    dimensions: '482 × 417 × 181 mm',
    type: 'Three-phase',
    summary: 'For the three-phase supply that most business premises have.',
  },
  {
    id: 'commercial-inverter-single-phase',
    name: 'Single-phase inverter',
    price: pounds(749.5),
    powerKw: 5,
    efficiency: '97.6%',
    warranty: '10 years',
    dimensions: '400 × 380 × 160 mm',
    type: 'Single-phase',
    summary: 'For a shop or small office with a single-phase supply.',
  },
  {
    id: 'commercial-inverter-three-phase-hybrid',
    name: 'Three-phase hybrid inverter',
    price: pounds(1349.99),
    powerKw: 5,
    efficiency: '98.2%',
    warranty: '12 years',
    dimensions: '530 × 560 × 220 mm',
    type: 'Three-phase',
    summary: 'Works with batteries, now or later.',
  },
] as const satisfies readonly Inverter[];

export const mountings = [
  {
    id: 'commercial-mounting-flat',
    name: 'Flat roof mounting',
    price: pounds(62.5),
    material: 'Aluminium with ballast trays',
    warranty: '20 years',
    type: 'Weighted frames, east and west, tilted 10°',
    roofType: 'Flat',
    summary: 'Weighted frames that need no holes in the roof covering.',
  },
  {
    id: 'commercial-mounting-pitched',
    name: 'Pitched roof mounting',
    price: pounds(49.99),
    material: 'Anodised aluminium and stainless steel',
    warranty: '20 years',
    type: 'Rails on clamps or hooks',
    roofType: 'Pitched',
    summary: 'Clamps on standing seams and metal sheets, hooks under tiles or slates.',
  },
  {
    id: 'commercial-mounting-ground',
    name: 'Ground mounting',
    price: pounds(94.99),
    material: 'Galvanised steel',
    warranty: '25 years',
    type: 'Fixed frames, tilted 30°',
    roofType: 'Ground',
    summary: 'Frames on ground screws for a yard or a field beside the premises.',
  },
] as const satisfies readonly Mounting[];

export const batteries = [
  {
    id: 'commercial-battery-10kwh',
    name: '10 kWh battery',
    price: pounds(4299),
    capacity: '10 kWh',
    warranty: '10 years',
    cycles: '6,000 cycles',
    dimensions: '600 × 980 × 380 mm',
    summary: 'Moves some of the midday surplus into the late afternoon.',
  },
  {
    id: 'commercial-battery-15kwh',
    name: '15 kWh battery',
    price: pounds(6149.99),
    capacity: '15 kWh',
    warranty: '10 years',
    cycles: '6,000 cycles',
    dimensions: '600 × 1330 × 380 mm',
    summary: 'For premises that work into the evening.',
  },
  {
    id: 'commercial-battery-20kwh',
    name: '20 kWh battery',
    price: pounds(7899.5),
    capacity: '20 kWh',
    warranty: '12 years',
    cycles: '8,000 cycles',
    dimensions: '600 × 1680 × 380 mm',
    summary: 'For cold stores, kitchens and charging vehicles overnight.',
  },
] as const satisfies readonly Battery[];

/** All of it, for pricing. */
export const commercialSolarCatalogue: Catalogue = { panels, inverters, mountings, batteries };
