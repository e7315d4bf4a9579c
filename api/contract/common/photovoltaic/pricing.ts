import { NO_MONEY, percentOf, sum, times, toPounds, type SubPence, formatWholePounds } from '../money.ts';
import { formatKilowatts } from '../numbers.ts';
import type { Equipment } from './equipment.ts';
import { countPanels } from './limits.ts';

/** The constants in which one funnel's formulas differ from another's. */
export interface Assumptions {
  readonly kwhPerKw: number;
  /** What each kilowatt-hour is worth, self-used and exported together. */
  readonly valuePerKwh: SubPence;
  /** Grams of CO₂ for each kilowatt-hour (the UK grid factor of 2020). */
  readonly co2GramsPerKwh: number;
  readonly installationPercent: number;
  readonly designPercent: number;
}

/** Prices of one panel, one inverter, one panel's mounting and one battery (`NO_MONEY` without). */
export interface EquipmentPrices {
  readonly panel: SubPence;
  readonly inverter: SubPence;
  readonly mounting: SubPence;
  readonly battery: SubPence;
}

/** How many of each a system of that size takes. @see countPanels for the panels */
export interface SystemUnits {
  readonly sizeKw: number;
  readonly inverters: number;
  readonly batteries: number;
}

/** Exact figures: nothing is rounded to pence or pounds before it is shown or sent. */
export interface SystemFigures {
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

/** A priced system. */
export interface SystemQuote extends Equipment {
  readonly sizeKw: number;
  readonly inverterCount: number;
  /** 0 without a battery. */
  readonly batteryCount: number;
  readonly figures: SystemFigures;
}

/** The prices of chosen items. */
export const pricesOf = ({ panel, inverter, mounting, battery }: Equipment): EquipmentPrices => ({
  panel: panel.price,
  inverter: inverter.price,
  mounting: mounting.price,
  battery: battery?.price ?? NO_MONEY,
});

/** The figures of a system by the funnels specification, sections 9.3 and 9.4. */
export function priceSystem(units: SystemUnits, prices: EquipmentPrices, assumptions: Assumptions): SystemFigures {
  const panelCount = countPanels(units.sizeKw);
  const equipment = sum(
    times(prices.panel, panelCount),
    times(prices.inverter, units.inverters),
    times(prices.mounting, panelCount),
    times(prices.battery, units.batteries),
  );
  const installation = percentOf(equipment, assumptions.installationPercent);
  const design = percentOf(equipment, assumptions.designPercent);
  const total = sum(equipment, installation, design);
  const annualKwh = units.sizeKw * assumptions.kwhPerKw;
  const annualSavings = times(assumptions.valuePerKwh, annualKwh);
  return {
    panelCount,
    equipment,
    installation,
    design,
    total,
    annualKwh,
    annualSavings,
    paybackTenths: Math.floor((total * 20 + annualSavings) / (annualSavings * 2)),
    co2Kg: Math.floor((annualKwh * assumptions.co2GramsPerKwh + 500) / 1000),
  };
}

/** "4.6": always one decimal. */
export const formatPayback = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`;

/** Peak power of the panels themselves, "4.55 kWp": 10 panels of 455 W are more than 4 kW. */
export const formatInstalledPower = (panelCount: number, powerW: number): string =>
  `${formatKilowatts((panelCount * powerW) / 1000)}p`;

/** The computed figures as the wire has them: pounds with two decimals. */
export const wireFigures = (figures: SystemFigures) => ({
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
export type WireFigures = ReturnType<typeof wireFigures>;

const BUSINESS_VAT_PERCENT = 20;

/**
 * VAT on panels and batteries that are fitted to a home, by the Value Added Tax Act as HMRC's manual VENSAV2083 and
 * House of Commons Library CBP-8602 tell it. Days as YYYY-MM-DD, the last one included.
 */
export const homeVat = {
  /** Panels, and batteries fitted with them. */
  zeroFrom: '2022-04-01',
  /** Batteries fitted alone, too. */
  zeroForBatteriesFrom: '2024-02-01',
  zeroUntil: '2027-03-31',
  reducedFrom: '2027-04-01',
  reducedPercent: 5,
} as const;

/** Per cent of VAT that a home pays on panels and what is fitted with them. @param day YYYY-MM-DD in the United Kingdom */
export const homeVatPercent = (day: string): number => (day > homeVat.zeroUntil ? homeVat.reducedPercent : 0);

/** What a home pays for panels on a day, VAT included. @param day YYYY-MM-DD in the United Kingdom */
export const paidByHome = (total: SubPence, day: string): SubPence => sum(total, percentOf(total, homeVatPercent(day)));

/** The same quote at what a home pays for it, which has to be paid back. @param day YYYY-MM-DD in the United Kingdom */
export const asPaidByHome = (quote: SystemQuote, day: string): SystemQuote => ({
  ...quote,
  figures: { ...quote.figures, total: paidByHome(quote.figures.total, day) },
});

/** "£5,292 with 5% VAT", or the price alone while a home pays none. @param day YYYY-MM-DD in the United Kingdom */
export function homePriceText(total: SubPence, day: string): string {
  const percent = homeVatPercent(day);
  return `${formatWholePounds(paidByHome(total, day))}${percent > 0 ? ` with ${percent}% VAT` : ''}`;
}

/** What comes on top of a total that leaves VAT out, as screen, mails, PDF and saved page say it alike. */
export interface VatOnTop {
  /** "VAT of 20% would add £659" */
  readonly adds: string;
  /** The same, and what the total comes to with it. */
  readonly inAll: string;
}

/** For a business, or at another rate. A home whose rate is 0% has none: what it reads is what it pays. */
export function vatOnTop(total: SubPence, percent: number = BUSINESS_VAT_PERCENT): VatOnTop {
  const vat = percentOf(total, percent);
  const adds = `VAT of ${percent}% would add ${formatWholePounds(vat)}`;
  return { adds, inAll: `${adds}: ${formatWholePounds(sum(total, vat))} in all.` };
}

/** "Total cost without VAT", or the label alone where nothing comes on top. */
export const totalLabel = (label: string, vat: VatOnTop | undefined): string => (vat ? `${label} without VAT` : label);

/** A sentence of "How we worked this out". */
export const BUSINESS_VAT = `VAT: prices are shown without VAT, which is ${BUSINESS_VAT_PERCENT}% for businesses.`;
