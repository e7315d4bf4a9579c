import { pounds } from '../common/money.ts';
import type { Battery, Catalogue, Inverter, Mounting, Panel } from '../common/photovoltaic/equipment.ts';

// Ids and prices: wire format and funnels specification, section 3.3.
// SAMPLE CONTENT: names and product data, which the specification does not show; believable for
// equipment of these prices, of no particular maker.

export const panels = [
  {
    id: 'panel-455w',
    name: '455 W panel',
    price: pounds(129.5),
    powerW: 455,
    efficiency: '22.8%',
    warranty: '25 years',
    origin: 'European Union',
    dimensions: '1762 × 1134 × 30 mm',
    summary: 'The most power from each panel: a good choice where roof space is tight.',
  },
  {
    id: 'panel-410w',
    name: '410 W panel',
    price: pounds(119.99),
    powerW: 410,
    efficiency: '21.0%',
    warranty: '25 years',
    origin: 'South Korea',
    dimensions: '1722 × 1134 × 30 mm',
    summary: 'The lowest price for each panel: a good choice where there is room to spare.',
  },
  {
    id: 'panel-450w',
    name: '450 W panel',
    price: pounds(124.75),
    powerW: 450,
    efficiency: '22.5%',
    warranty: '30 years',
    origin: 'Vietnam',
    dimensions: '1762 × 1134 × 30 mm',
    summary: 'Nearly the most power, with the longest warranty of the three.',
  },
] as const satisfies readonly Panel[];

export const inverters = [
  {
    id: 'inverter-1',
    name: 'Compact inverter',
    price: pounds(599.99),
    powerKw: 3.6,
    efficiency: '97.2%',
    warranty: '10 years',
    dimensions: '365 × 365 × 156 mm',
    type: 'Single-phase',
    summary: 'Two roof sides, monitoring by app.',
  },
  {
    id: 'inverter-2',
    name: 'Standard inverter',
    price: pounds(749.99),
    powerKw: 5,
    efficiency: '97.6%',
    warranty: '10 years',
    dimensions: '400 × 380 × 160 mm',
    type: 'Single-phase',
    summary: 'More headroom for larger roofs, monitoring by app.',
  },
  {
    id: 'inverter-3',
    name: 'Hybrid inverter',
    price: pounds(1199.99),
    powerKw: 6,
    efficiency: '98.1%',
    warranty: '12 years',
    dimensions: '480 × 420 × 185 mm',
    type: 'Single-phase',
    summary: 'Works with a battery now or later.',
  },
] as const satisfies readonly Inverter[];

export const mountings = [
  {
    id: 'mounting-pitched',
    name: 'Pitched roof mounting',
    price: pounds(45.99),
    material: 'Anodised aluminium and stainless steel',
    warranty: '20 years',
    type: 'Rails on roof hooks',
    roofType: 'Pitched',
    summary: 'Rails on hooks under the tiles or slates, panels in line with the roof.',
  },
  {
    id: 'mounting-flat',
    name: 'Flat roof mounting',
    price: pounds(59.99),
    material: 'Aluminium with ballast trays',
    warranty: '20 years',
    type: 'Weighted frames, tilted 10°',
    roofType: 'Flat',
    summary: 'Weighted frames that need no holes in the roof.',
  },
  {
    id: 'mounting-ground',
    name: 'Ground mounting',
    price: pounds(89.99),
    material: 'Galvanised steel',
    warranty: '25 years',
    type: 'Fixed frames, tilted 30°',
    roofType: 'Ground',
    summary: 'Frames on ground screws for a garden, field or yard.',
  },
] as const satisfies readonly Mounting[];

export const batteries = [
  {
    id: 'battery-2.4kwh',
    name: '2.4 kWh battery',
    price: pounds(999.99),
    capacity: '2.4 kWh',
    warranty: '10 years',
    cycles: '6,000 cycles',
    dimensions: '442 × 420 × 132 mm',
    summary: 'Carries lights, fridge and television through the evening.',
  },
  {
    id: 'battery-7.7kwh',
    name: '7.7 kWh battery',
    price: pounds(3599.99),
    capacity: '7.7 kWh',
    warranty: '10 years',
    cycles: '6,000 cycles',
    dimensions: '600 × 550 × 240 mm',
    summary: 'About a day of electricity for a typical home.',
  },
  {
    id: 'battery-13.5kwh',
    name: '13.5 kWh battery',
    price: pounds(6999.99),
    capacity: '13.5 kWh',
    warranty: '12 years',
    cycles: '8,000 cycles',
    dimensions: '1105 × 609 × 193 mm',
    summary: 'For large homes, heat pumps and electric cars.',
  },
] as const satisfies readonly Battery[];

/** All of it, for pricing. */
export const solarCatalogue: Catalogue = { panels, inverters, mountings, batteries };
