import { pounds } from '../common/money.ts';
import { findEquipment, type SystemChoice } from '../common/photovoltaic/equipment.ts';
import { WATTS_PER_PANEL } from '../common/photovoltaic/limits.ts';
import {
  priceSystem,
  pricesOf,
  type Assumptions,
  type EquipmentPrices,
  type SystemFigures,
  type SystemQuote,
} from '../common/photovoltaic/pricing.ts';
import { solarCatalogue } from './catalogue.ts';

/** Constants of the funnels specification, section 9.3. The panel "How we worked this out" shows them. */
export const solarAssumptions = {
  wattsPerPanel: WATTS_PER_PANEL,
  kwhPerKw: 900,
  valuePerKwh: pounds(0.2),
  co2GramsPerKwh: 233,
  installationPercent: 30,
  designPercent: 10,
} as const satisfies Assumptions & { readonly wattsPerPanel: number };

/**
 * The figures of a system by the funnels specification, section 9.3: one inverter and one battery at any size.
 * @param sizeKw whole kilowatts
 */
export const priceSolar = (sizeKw: number, prices: EquipmentPrices): SystemFigures =>
  priceSystem({ sizeKw, inverters: 1, batteries: 1 }, prices, solarAssumptions);

/** The quote of a choice; undefined when the catalogue does not know one of its ids. */
export function quoteSolar(choice: SystemChoice): SystemQuote | undefined {
  const equipment = findEquipment(solarCatalogue, choice);
  if (!equipment) return undefined;
  const { sizeKw } = choice;
  const figures = priceSolar(sizeKw, pricesOf(equipment));
  return { ...equipment, sizeKw, inverterCount: 1, batteryCount: equipment.battery ? 1 : 0, figures };
}
