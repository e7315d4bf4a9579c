import { NO_MONEY, percentOf, pounds, sum, times, toPounds, type SubPence } from '../common/money.ts';
import { batteries, findItem, inverters, mountings, panels } from './catalogue.ts';
import type { Battery, Inverter, Mounting, Panel } from './catalogue.ts';
import { countPanels, WATTS_PER_PANEL } from './limits.ts';

/** Constants of the funnels specification, section 9.3. The panel "How we worked this out" shows them. */
export const solarAssumptions = {
  wattsPerPanel: WATTS_PER_PANEL,
  kwhPerKw: 900,
  /** What each kilowatt-hour is worth, self-used and exported together. */
  valuePerKwh: pounds(0.2),
  /** Grams of CO₂ for each kilowatt-hour (the UK grid factor of 2020). */
  co2GramsPerKwh: 233,
  installationPercent: 30,
  designPercent: 10,
} as const;

/** Prices of one panel, one inverter, one panel's mounting and one battery (`NO_MONEY` without). */
export interface SolarPrices {
  readonly panel: SubPence;
  readonly inverter: SubPence;
  readonly mounting: SubPence;
  readonly battery: SubPence;
}

/** Exact figures: nothing is rounded to pence or pounds before it is shown or sent. */
export interface SolarFigures {
  readonly panelCount: number;
  readonly equipment: SubPence;
  readonly installation: SubPence;
  readonly design: SubPence;
  readonly total: SubPence;
  readonly annualKwh: number;
  readonly annualSavings: SubPence;
  /** Tenths of a year, half up. */
  readonly paybackTenths: number;
  readonly co2Kg: number;
}

/** The figures of a system by the funnels specification, section 9.3. @param sizeKw whole kilowatts */
export function priceSolar(sizeKw: number, prices: SolarPrices): SolarFigures {
  const panelCount = countPanels(sizeKw);
  const equipment = sum(
    times(prices.panel, panelCount),
    prices.inverter,
    times(prices.mounting, panelCount),
    prices.battery,
  );
  const installation = percentOf(equipment, solarAssumptions.installationPercent);
  const design = percentOf(equipment, solarAssumptions.designPercent);
  const total = sum(equipment, installation, design);
  const annualKwh = sizeKw * solarAssumptions.kwhPerKw;
  const annualSavings = times(solarAssumptions.valuePerKwh, annualKwh);
  return {
    panelCount,
    equipment,
    installation,
    design,
    total,
    annualKwh,
    annualSavings,
    paybackTenths: Math.floor((total * 20 + annualSavings) / (annualSavings * 2)),
    co2Kg: Math.floor((annualKwh * solarAssumptions.co2GramsPerKwh + 500) / 1000),
  };
}

/** What a visitor has chosen, by catalogue id; `battery` is "" without one. */
export interface SolarChoice {
  readonly sizeKw: number;
  readonly panel: string;
  readonly inverter: string;
  readonly mounting: string;
  readonly batteryIncluded: boolean;
  readonly battery: string;
}

export interface SolarQuote {
  readonly sizeKw: number;
  readonly panel: Panel;
  readonly inverter: Inverter;
  readonly mounting: Mounting;
  readonly battery: Battery | undefined;
  readonly figures: SolarFigures;
}

/** The quote of a choice; undefined when the catalogue does not know one of its ids. */
export function quoteSolar(choice: SolarChoice): SolarQuote | undefined {
  const panel = findItem<Panel>(panels, choice.panel);
  const inverter = findItem<Inverter>(inverters, choice.inverter);
  const mounting = findItem<Mounting>(mountings, choice.mounting);
  const battery = choice.batteryIncluded ? findItem<Battery>(batteries, choice.battery) : undefined;
  if (!panel || !inverter || !mounting || (choice.batteryIncluded && !battery)) return undefined;
  const figures = priceSolar(choice.sizeKw, {
    panel: panel.price,
    inverter: inverter.price,
    mounting: mounting.price,
    battery: battery?.price ?? NO_MONEY,
  });
  return { sizeKw: choice.sizeKw, panel, inverter, mounting, battery, figures };
}

/** "4.6": always one decimal. */
export const formatPayback = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`;

/** Peak power of the panels themselves, "4.55 kWp": 10 panels of 455 W are more than 4 kW. */
export const formatInstalledPower = (panelCount: number, powerW: number): string =>
  `${(panelCount * powerW) / 1000} kWp`;

/** The computed figures as the wire has them: pounds with two decimals. */
export const wireFigures = (figures: SolarFigures) => ({
  panelCount: figures.panelCount,
  equipmentCost: toPounds(figures.equipment),
  installationCost: toPounds(figures.installation),
  designCost: toPounds(figures.design),
  totalCost: toPounds(figures.total),
  annualProduction: figures.annualKwh,
  estimatedAnnualSavings: toPounds(figures.annualSavings),
  estimatedPaybackYears: figures.paybackTenths / 10,
  co2Offset: figures.co2Kg,
});
export type SolarWireFigures = ReturnType<typeof wireFigures>;
