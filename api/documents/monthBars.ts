import { MONTHS } from '#contract/common/calendar.ts';
import { formatNumber } from '#contract/common/numbers.ts';
import type { QuoteMonths } from './quoteDocument.ts';

/** A stretch of the scale that is named. */
interface Tick {
  /** Above 0 is made, below it is bought. */
  readonly value: number;
  readonly text: string;
}

export interface MonthBars {
  readonly months: readonly (QuoteMonths[number] & { readonly letter: string })[];
  /** The most that a month makes, and the most that is bought in one; at least 1 together. */
  readonly up: number;
  readonly down: number;
  /** From the top down: what is made, nothing, what is bought. */
  readonly ticks: readonly Tick[];
  /** The month with the most, and how much: "Jun: 402". */
  readonly peak: { readonly index: number; readonly text: string };
  /** What the chart shows, in words. */
  readonly description: string;
}

/** Of the chart; beside the section that it belongs to. */
export const MONTHS_HEADING = 'Month by month';
/** Unit and end of the range; stands above the chart. */
export const MONTHS_CAPTION = 'kWh a month, at the cautious end';

/** Which colour is what, in the order of the parts' colours. */
export const MONTH_PARTS = [
  { part: 'used', words: 'Used yourself' },
  { part: 'exported', words: 'Sold' },
  { part: 'bought', words: 'Still bought' },
] as const;

/** The largest number of one digit and noughts that is not above a value. */
function roundBelow(value: number): number {
  if (value < 1) return 0;
  const size = 10 ** Math.floor(Math.log10(value));
  return Math.floor(value / size) * size;
}

/** What is drawn of twelve months: pure numbers and words, the same for PDF and page. */
export function monthBars(months: QuoteMonths): MonthBars {
  const of = (part: keyof QuoteMonths[number]): number[] => months.map((month) => month[part]);
  const year = (part: keyof QuoteMonths[number]): string => formatNumber(of(part).reduce((sum, kwh) => sum + kwh, 0));
  const [up, down] = [Math.max(...of('made')), Math.max(...of('bought'))];
  const index = of('made').indexOf(up);
  const [most, least] = [roundBelow(up), roundBelow(down)];
  return {
    months: months.map((month, at) => ({ ...month, letter: MONTHS[at]?.charAt(0) ?? '' })),
    up: Math.max(up, down === 0 ? 1 : 0),
    down,
    ticks: [
      ...(most > 0 ? [{ value: most, text: formatNumber(most) }] : []),
      { value: 0, text: '0' },
      ...(least > 0 ? [{ value: -least, text: formatNumber(least) }] : []),
    ],
    peak: { index, text: `${MONTHS[index]?.slice(0, 3) ?? ''}: ${formatNumber(up)}` },
    description: `In a year ${year('made')} kWh made: ${year('used')} used, ${year('exported')} sold; ${year('bought')} kWh still bought.`,
  };
}

/** Of the room of a month. */
export const BAR_SHARE = 0.66;

/** The ticks whose words do not touch those of another. @param y of a value, and how far apart words must be */
export function clearTicks({ ticks }: MonthBars, y: (value: number) => number, apart: number): readonly Tick[] {
  return ticks.filter(({ value }) => value === 0 || Math.abs(y(value) - y(0)) >= apart);
}
