import { pounds, toPounds, type SubPence } from '../money.ts';
import { LEAST_USE_KWH, monthsOf, savingOf, totalOf, yearlyUseOf, type Flows } from './homeYear.ts';
import type { EstimateFigures, Tariff } from './inputs.ts';
import { exportPrices, typicalUse } from './prices.ts';
import { regionOf } from './regions.ts';
import { PERFORMANCE, type Orientation, type Roof, type Shade } from './yield.ts';

/** Above this, in kW, no certificate of a home's system is to be had, and the method was made for homes. */
export const LARGEST_HOME_KW = 50;

/** What panels lose each year: field studies found 0.4 to 1.0 %. */
export const LOSS_PERCENT_A_YEAR = 0.5;
/** How far ahead it is looked: the warranty of the panels. */
export const PAYBACK_YEARS = 25;

/**
 * Years until savings have paid the cost, in tenths, half up: today's prices, a little less from the panels each year.
 * Undefined when that is after 25 years, or never.
 * @param saving of the first year
 */
export function paybackTenths(cost: SubPence, saving: SubPence): number | undefined {
  let owed: number = cost;
  let inYear: number = saving;
  for (let year = 0; year < PAYBACK_YEARS; year += 1) {
    if (owed <= inYear) return inYear > 0 ? Math.round((year + owed / inYear) * 10) : undefined;
    owed -= inYear;
    inYear *= 1 - LOSS_PERCENT_A_YEAR / 100;
  }
  return undefined;
}

/** Stored with each estimate. The version counts up when the same answers give other figures for another reason than prices. */
export const ESTIMATE_METHOD = { name: 'SAP 10.2', version: 2 } as const;

/** What is known of a home; undefined is "not sure". */
export interface HomeAnswers {
  readonly postcode: string;
  readonly sizeKw: number;
  /** Usable kWh; 0 without a battery. */
  readonly batteryKwh: number;
  /** Pounds a month for electricity. */
  readonly monthlyBill: number | undefined;
  readonly orientation: Orientation | undefined;
  readonly shade: Shade | undefined;
  /** Degrees. */
  readonly tilt: number;
  /** What the system costs. */
  readonly cost: SubPence;
}

/** One end of the range. */
export interface HomeFigures {
  readonly months: readonly Flows[];
  readonly year: Flows;
  readonly saving: SubPence;
  /** Undefined when it takes more than 25 years. */
  readonly paybackTenths: number | undefined;
}

/** What is assumed because nobody said it, or because what was said cannot be. */
export type Assumed = 'direction' | 'shade' | 'no-bill' | 'low-bill' | 'small-bill';

/** From the cautious end to the favourable one. */
export interface HomeRange {
  readonly kind: 'range';
  /** Number of table U4. */
  readonly region: number;
  readonly annualUse: number;
  readonly shade: Shade;
  readonly assumed: readonly Assumed[];
  /** Whose prices the figures are worked out with; undefined is a flat one. */
  readonly tariff?: Tariff | undefined;
  readonly low: HomeFigures;
  readonly high: HomeFigures;
}

/** The estimate for a home by the SAP 10.2 method; or why there is none. */
export type HomeEstimate = HomeRange | NoEstimate;

interface NoEstimate {
  readonly kind: 'none';
  readonly reason: 'place' | 'size';
}

/** Number of table U4; or why the method has none. */
export function placeOf({ sizeKw, postcode }: HomeAnswers): number | NoEstimate {
  if (!(sizeKw > 0 && sizeKw <= LARGEST_HOME_KW)) return { kind: 'none', reason: 'size' };
  return regionOf(postcode) ?? { kind: 'none', reason: 'place' };
}

/** What is assumed of a roof, with what is assumed besides. */
export const assumedOf = ({ orientation, shade }: HomeAnswers, others: readonly Assumed[]): readonly Assumed[] => [
  ...(orientation ? [] : (['direction'] as const)),
  ...(shade ? [] : (['shade'] as const)),
  ...others,
];

/** The yearly use behind a bill; the typical home's where there is none, or one that pays for hardly any electricity. */
function demandOf(bill: number | undefined): { readonly annualUse: number; readonly assumed: readonly Assumed[] } {
  if (bill === undefined || !Number.isFinite(bill))
    return { annualUse: typicalUse.electricityKwh, assumed: ['no-bill'] };
  const annualUse = yearlyUseOf(pounds(bill));
  if (annualUse >= LEAST_USE_KWH) return { annualUse, assumed: [] };
  // Below the standing charge, or hardly above it.
  return { annualUse: typicalUse.electricityKwh, assumed: [annualUse > 0 ? 'small-bill' : 'low-bill'] };
}

/** The cautious end of a range, or the favourable one. */
export type End = 'low' | 'high';

/** The roof that an end is worked out for. */
export function roofAt(end: End, { tilt, shade = 'none', orientation }: HomeAnswers, region: number): Roof {
  const facing = orientation ?? (end === 'low' ? 'E/W' : 'S');
  return { region, orientation: facing, tilt, shade, performance: PERFORMANCE[end] };
}

function figuresOf(answers: HomeAnswers, end: End, { region, annualUse }: Pick<HomeRange, 'region' | 'annualUse'>) {
  const { sizeKw, batteryKwh, cost } = answers;
  const months = monthsOf({ roof: roofAt(end, answers, region), sizeKw, annualUse, batteryKwh });
  const year = totalOf(months);
  const saving = savingOf(year, exportPrices[end]);
  return { months, year, saving, paybackTenths: paybackTenths(cost, saving) };
}

/** @param answers as the form has them; a postcode may be typed in any way */
export function estimateHome(answers: HomeAnswers): HomeEstimate {
  const region = placeOf(answers);
  if (typeof region !== 'number') return region;
  const { annualUse, assumed } = demandOf(answers.monthlyBill);
  const place = { region, annualUse };
  return {
    kind: 'range',
    ...place,
    shade: answers.shade ?? 'none',
    assumed: assumedOf(answers, assumed),
    low: figuresOf(answers, 'low', place),
    high: figuresOf(answers, 'high', place),
  };
}

/** What a range shows. */
export const shownFigures = ({ low, high }: Pick<HomeRange, 'low' | 'high'>): EstimateFigures => ({
  madeLow: Math.round(low.year.generation),
  madeHigh: Math.round(high.year.generation),
  savingLow: Math.round(toPounds(low.saving)),
  savingHigh: Math.round(toPounds(high.saving)),
});
