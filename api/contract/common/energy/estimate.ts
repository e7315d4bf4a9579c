import { pounds, toPounds, type SubPence } from '../money.ts';
import { monthsOf, savingOf, totalOf, yearlyUseOf, type Flows } from './homeYear.ts';
import type { EstimateFigures, Tariff } from './inputs.ts';
import { paybackTenths } from './payback.ts';
import { exportPrices, typicalUse } from './prices.ts';
import { regionOf } from './regions.ts';
import { PERFORMANCE, type Orientation, type Roof, type Shade } from './yield.ts';

/** Above this, in kW, no certificate of a home's system is to be had, and the method was made for homes. */
export const LARGEST_HOME_KW = 50;

/** Stored with each estimate. The version counts up when the same answers give other figures for another reason than prices. */
export const ESTIMATE_METHOD = { name: 'SAP 10.2', version: 1 } as const;

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
export type Assumed = 'direction' | 'shade' | 'no-bill' | 'small-bill';

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
export type HomeEstimate = HomeRange | { readonly kind: 'none'; readonly reason: 'place' | 'size' };

/** The yearly use behind a bill; the typical home's where there is none, or one that pays for no electricity at all. */
function demandOf(bill: number | undefined): { readonly annualUse: number; readonly assumed: readonly Assumed[] } {
  if (bill === undefined || !Number.isFinite(bill))
    return { annualUse: typicalUse.electricityKwh, assumed: ['no-bill'] };
  const annualUse = yearlyUseOf(pounds(bill));
  if (annualUse > 0) return { annualUse, assumed: [] };
  return { annualUse: typicalUse.electricityKwh, assumed: ['small-bill'] };
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
  if (!(answers.sizeKw > 0 && answers.sizeKw <= LARGEST_HOME_KW)) return { kind: 'none', reason: 'size' };
  const region = regionOf(answers.postcode);
  if (region === undefined) return { kind: 'none', reason: 'place' };
  const { annualUse, assumed } = demandOf(answers.monthlyBill);
  const place = { region, annualUse };
  return {
    kind: 'range',
    ...place,
    shade: answers.shade ?? 'none',
    assumed: [
      ...(answers.orientation ? [] : (['direction'] as const)),
      ...(answers.shade ? [] : (['shade'] as const)),
      ...assumed,
    ],
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
