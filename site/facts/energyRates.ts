import { commercialSolarAssumptions } from '#contract/commercial-solar/pricing.ts';
import { exportPrices } from '#contract/common/energy/prices.ts';
import { pounds, times, toPounds, type SubPence } from '#contract/common/money.ts';
import { chargingAssumptions } from '#contract/ev/chargingCost.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';
import { homeExample } from './exampleSystems.ts';

// What a kilowatt-hour costs and earns, once for all pages. What buying costs is the contract's, since the quote of a
// charger tells it too.

const { night, standard, publicRapid } = chargingAssumptions;

/** Per kWh. */
export const energyRates = {
  night: night.perKwh,
  standard: standard.perKwh,
  publicRapid: publicRapid.perKwh,
  /** What export paid when the articles were first written (funnels specification), and what good and poor tariffs pay since. */
  exportLowest: pounds(0.035),
  exportHighest: pounds(0.12),
  exportPoor: exportPrices.low,
  exportGood: exportPrices.high,
  /** What the solar quotes take every kWh for, used or exported. */
  quoteHome: solarAssumptions.valuePerKwh,
  quoteBusiness: commercialSolarAssumptions.valuePerKwh,
} as const satisfies Record<string, SubPence>;

type Rate = keyof typeof energyRates;

/** "26.11p" */
export const penceText = (rate: Rate): string => `${toPounds(times(energyRates[rate], 100))}p`;

/** Pounds, rounded to a multiple of `step`. */
const poundsAt = (kwh: number, perKwh: SubPence, step: number): string =>
  `£${(Math.round(toPounds(times(perKwh, kwh)) / step) * step).toLocaleString('en-GB')}`;

/** "£376": so many kWh at a rate. @param step what it is rounded to, in pounds */
export const valueOf = (kwh: number, rate: Rate, step = 1): string => poundsAt(kwh, energyRates[rate], step);

const USED_AT_HOME = 0.4;

/** The year of the example system, in kWh: what the house uses itself, and what it sells. */
export const exampleYear = {
  usedKwh: homeExample.annualKwh * USED_AT_HOME,
  exportedKwh: homeExample.annualKwh * (1 - USED_AT_HOME),
} as const;

/** What the example house saves and earns in a year on an export tariff. */
export const exampleWorth = (rate: 'exportGood' | 'exportPoor'): string => {
  const { usedKwh, exportedKwh } = exampleYear;
  const worth = toPounds(times(energyRates.standard, usedKwh)) + toPounds(times(energyRates[rate], exportedKwh));
  return `£${Math.round(worth).toLocaleString('en-GB')}`;
};

// The article's battery moves what a typical home (7 kWh a day) uses after dark, with a tenth lost on the way: seven bright
// months, five dark ones.
const MOVED_A_DAY = 5;
const KEPT = 0.9;
const DAYS = { bright: 213, dark: 152, year: 365 } as const;
const ROUNDED_TO = 5;
const BATTERY_PRICE = 5000;

/** What it saves, in pounds, when it is filled at one rate and used in place of the standard one. */
const batterySaving = (days: keyof typeof DAYS, filledAt: Rate): number =>
  toPounds(times(energyRates.standard, DAYS[days] * MOVED_A_DAY)) -
  toPounds(times(energyRates[filledAt], (DAYS[days] * MOVED_A_DAY) / KEPT));

const rounded = (amount: number): string => `£${Math.round(amount / ROUNDED_TO) * ROUNDED_TO}`;

const mixedLeast = batterySaving('bright', 'exportGood') + batterySaving('dark', 'night');
const mixedMost = batterySaving('bright', 'exportPoor') + batterySaving('dark', 'night');

/** The same as pages print it. */
export const batteryYear = {
  moved: `${MOVED_A_DAY} kWh`,
  price: `£${BATTERY_PRICE.toLocaleString('en-GB')}`,
  nightOnly: rounded(batterySaving('year', 'night')),
  goodExport: rounded(batterySaving('bright', 'exportGood')),
  poorExport: rounded(batterySaving('bright', 'exportPoor')),
  mixed: `${rounded(mixedLeast)} to ${rounded(mixedMost)}`,
  payback: `${Math.round(BATTERY_PRICE / mixedMost)} to ${Math.round(BATTERY_PRICE / mixedLeast)} years`,
} as const;
