import { buildingBasis, estimateBuilding, OPEN_WORDS } from '#contract/common/energy/building.ts';
import type { HomeAnswers, HomeEstimate, HomeRange } from '#contract/common/energy/estimate.ts';
import { inDayText } from '#contract/common/energy/habits.ts';
import { inputWords, type EstimateInputs } from '#contract/common/energy/inputs.ts';
import {
  batteryRows,
  BUILDING_HEADING,
  ESTIMATE_HEADING,
  estimateBasis,
  estimateLines,
  estimateRows,
  NO_BUILDING_ESTIMATE,
  MCS_LABEL,
  MCS_NOTE,
  mcsText,
  NO_ESTIMATE,
  rangeLines,
  whyDifferent,
} from '#contract/common/energy/wording.ts';
import { yearOf } from '#contract/common/energy/yield.ts';
import { capacityKwh, TILTS } from '#contract/common/photovoltaic/equipment.ts';
import type { Assumptions, SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { batteryChoices } from '#contract/solar/estimate.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';
import type { QuoteMonths, QuoteSection } from '../documents/quoteDocument.ts';
import type { SalesSummary } from '../leads/salesSummary.ts';
import type { NewEstimate } from './presenter.ts';

/** What somebody has said of the home on the result. */
export interface Said {
  readonly inputs: EstimateInputs;
  /** Of the system with the battery that was said, where it is not the battery of the quote; with a word on VAT. */
  readonly price?: string | undefined;
  /** kWh a year by the operator's licensed table. */
  readonly mcsKwh?: number | undefined;
}

const mcsRows = ({ mcsKwh }: Said): QuoteSection['rows'] =>
  mcsKwh === undefined ? [] : [{ label: MCS_LABEL, value: mcsText(mcsKwh) }];

function saidRows({ inputs, price }: Said): QuoteSection['rows'] {
  const hours = inputs.opening && `open ${OPEN_WORDS[inputs.opening]}`;
  const words = [inputWords(inputs), hours].filter(Boolean).join(', ');
  if (words === '') return [];
  const costs = price === undefined ? '' : `; with that the system costs ${price}`;
  return [{ label: 'You told us', value: `${words.charAt(0).toUpperCase()}${words.slice(1)}${costs}` }];
}

/** Whole kWh that add up to the year as it is told: each month ends where the year so far, rounded, ends. */
function wholeMonths(months: readonly number[]): readonly number[] {
  const ends = months.map((_, index) => Math.round(yearOf(months.slice(0, index + 1))));
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}

/** The cautious end, as the result draws it. What is used and sold adds up to what is made. */
function monthsOf({ low: { months } }: HomeRange): QuoteMonths {
  const used = wholeMonths(months.map((month) => month.used));
  const bought = wholeMonths(months.map((month) => month.bought));
  return wholeMonths(months.map(({ generation }) => generation)).map((made, index) => {
    const kept = Math.min(made, used[index] ?? 0);
    return { made, used: kept, exported: made - kept, bought: bought[index] ?? 0 };
  });
}

const saidToSales = (said: Said): QuoteSection['rows'] =>
  saidRows(said).map(({ value }) => ({ label: 'Customer told us', value }));

/**
 * What a customer reads of the estimate for this home: the figures, what they rest on and the date of their prices beside
 * them. Where there is none, why.
 * @param day YYYY-MM-DD in the United Kingdom
 */
export function estimateSection(estimate: HomeEstimate, day: string, said: Said = { inputs: {} }): QuoteSection {
  const heading = ESTIMATE_HEADING;
  const rows = [...mcsRows(said), ...saidRows(said)];
  if (estimate.kind === 'none')
    return { heading, rows: [...rows, { label: 'Estimate', value: NO_ESTIMATE[estimate.reason] }] };
  const { valuePerKwh, kwhPerKw } = solarAssumptions;
  const mcs = said.mcsKwh === undefined ? [] : [MCS_NOTE];
  const { homeInDay } = said.inputs;
  const habit = homeInDay === undefined ? [] : [inDayText(homeInDay)];
  const note = [...mcs, ...estimateBasis(estimate, day), ...habit, whyDifferent(valuePerKwh, kwhPerKw)].join(' ');
  return { heading, rows: [...rows, ...estimateRows(estimate)], note, months: monthsOf(estimate) };
}

const SALES_HEADING = 'Estimate for this home';
const SALES_BUILDING_HEADING = 'Estimate for this building';
const BATTERIES_HEADING = 'What a battery would add';

/** Headings of what sales read of an estimate. */
export const ESTIMATE_HEADINGS: readonly string[] = [SALES_HEADING, SALES_BUILDING_HEADING, BATTERIES_HEADING];
/** Headings of what a customer reads of one. */
export const CUSTOMER_HEADINGS: readonly string[] = [ESTIMATE_HEADING, BUILDING_HEADING];

/** For what sales read of a home. */
interface ForSales {
  /** As it was quoted. */
  readonly quote: SystemQuote;
  readonly said: Said;
  /** YYYY-MM-DD in the United Kingdom: what a home pays goes by it. */
  readonly day: string;
}

/** The same for sales, in three lines; and what each battery would add, which customers ask about. */
export function estimateForSales(estimate: HomeEstimate, { quote, said, day }: ForSales): SalesSummary['sections'] {
  const lines = { heading: SALES_HEADING, rows: [...mcsRows(said), ...saidToSales(said), ...estimateLines(estimate)] };
  if (estimate.kind === 'none') return [lines];
  return [lines, { heading: BATTERIES_HEADING, rows: batteryRows(batteryChoices(estimate, quote, day)) }];
}

/** What an estimate for business premises is made of. */
interface Building extends Pick<HomeAnswers, 'postcode' | 'monthlyBill'> {
  /** With the battery that was said, at what the business pays for it. */
  readonly quote: SystemQuote;
  readonly said: Said;
  /** Of the quote's own savings. */
  readonly assumptions: Assumptions;
  /** YYYY-MM-DD in the United Kingdom. */
  readonly day: string;
}

const answersOf = ({ postcode, monthlyBill, quote, said }: Building): HomeAnswers => ({
  postcode,
  sizeKw: quote.sizeKw,
  batteryKwh: quote.batteryCount * capacityKwh(quote.battery),
  monthlyBill,
  orientation: said.inputs.direction,
  shade: said.inputs.shade,
  tilt: TILTS[quote.mounting.roofType],
  cost: quote.figures.total,
});

const HOME_LABEL = 'Used at home';
const buildingRows = (range: HomeRange): QuoteSection['rows'] =>
  estimateRows(range).map((row) => (row.label === HOME_LABEL ? { ...row, label: 'Used on site' } : row));

/** The estimate for business premises with what was said of them, as the result shows it. */
export function estimateOfBuilding(building: Building): NewEstimate {
  const { said, assumptions, day } = building;
  const { opening = 'weekdays', tariff = 'flat' } = said.inputs;
  const estimate = estimateBuilding(answersOf(building), { opening, tariff });
  const [heading, forSales] = [BUILDING_HEADING, SALES_BUILDING_HEADING];
  const [customerRows, salesRows] = [saidRows(said), saidToSales(said)];
  if (estimate.kind === 'none') {
    const why = { label: 'Estimate', value: NO_BUILDING_ESTIMATE[estimate.reason] };
    const section = { heading, rows: [...customerRows, why] };
    return { estimate, mcsKwh: undefined, section, sections: [{ heading: forSales, rows: [...salesRows, why] }] };
  }
  const { valuePerKwh, kwhPerKw } = assumptions;
  const note = [...buildingBasis(estimate, opening, day), whyDifferent(valuePerKwh, kwhPerKw)].join(' ');
  return {
    estimate,
    mcsKwh: undefined,
    section: { heading, rows: [...customerRows, ...buildingRows(estimate)], note, months: monthsOf(estimate) },
    sections: [{ heading: forSales, rows: [...salesRows, ...rangeLines(estimate, 'on site')] }],
  };
}
