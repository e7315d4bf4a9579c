import { pounds } from '../common/money.ts';
import { findEquipment, type SystemChoice } from '../common/photovoltaic/equipment.ts';
import {
  priceSystem,
  pricesOf,
  type Assumptions,
  type EquipmentPrices,
  type SystemFigures,
  type SystemQuote,
} from '../common/photovoltaic/pricing.ts';
import { commercialSolarCatalogue } from './catalogue.ts';
import { countBatteries, countInverters } from './limits.ts';

/** Constants of the funnels specification, section 9.4. The panel "How we worked this out" shows them. */
export const commercialSolarAssumptions = {
  kwhPerKw: 950,
  valuePerKwh: pounds(0.18),
  co2GramsPerKwh: 233,
  installationPercent: 25,
  designPercent: 5,
} as const satisfies Assumptions;

/**
 * The figures of a system by the funnels specification, section 9.4.
 * @param sizeKw a multiple of 5
 */
export const priceCommercialSolar = (sizeKw: number, prices: EquipmentPrices): SystemFigures =>
  priceSystem(
    { sizeKw, inverters: countInverters(sizeKw), batteries: countBatteries(sizeKw) },
    prices,
    commercialSolarAssumptions,
  );

/** The quote of a choice; undefined when the catalogue does not know one of its ids. */
export function quoteCommercialSolar(choice: SystemChoice): SystemQuote | undefined {
  const equipment = findEquipment(commercialSolarCatalogue, choice);
  if (!equipment) return undefined;
  const { sizeKw } = choice;
  return {
    ...equipment,
    sizeKw,
    inverterCount: countInverters(sizeKw),
    batteryCount: equipment.battery ? countBatteries(sizeKw) : 0,
    figures: priceCommercialSolar(sizeKw, pricesOf(equipment)),
  };
}
