import type { QuoteBreakdown, QuotePayback } from './quoteDocument.ts';

const PENCE = 100;
const TICKS = 4;
const STEPS = [1, 2, 2.5, 5, 10] as const;

const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const shown = (pounds: number): string => wholePounds.format(pounds);

/** Round number of pounds so that about four of them reach `top`. */
function tickStep(top: number): number {
  const rough = Math.max(top, 1) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power;
}

export interface PaybackLine {
  readonly years: number;
  readonly cost: number;
  readonly savedAtEnd: number;
  /** Top of the scale, in pounds. */
  readonly top: number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly yearTicks: readonly number[];
  /** Years until the savings have paid the cost; undefined when that lies beyond the chart. */
  readonly breakEven: number | undefined;
  readonly costText: string;
  readonly savedText: string;
  /** What the chart shows, in words. */
  readonly description: string;
}

const YEAR_STEP = 5;

/** What is drawn of cost against savings: pure numbers and words, the same for PDF and page. */
export function paybackLine({ totalPence, annualSavingsPence, years, label }: QuotePayback): PaybackLine {
  const cost = totalPence / PENCE;
  const savedAtEnd = (annualSavingsPence * years) / PENCE;
  const step = tickStep(Math.max(cost, savedAtEnd));
  const count = Math.ceil(Math.max(cost, savedAtEnd, 1) / step);
  const pays = annualSavingsPence > 0 && totalPence <= annualSavingsPence * years;
  const costText = shown(cost);
  const savedText = shown(savedAtEnd);
  const story = pays ? `The savings have paid the cost of ${costText} after ${label}.` : `The cost is ${costText}.`;
  return {
    years,
    cost,
    savedAtEnd,
    top: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => ({ value: index * step, text: shown(index * step) })),
    yearTicks: Array.from({ length: Math.floor(years / YEAR_STEP) + 1 }, (_, index) => index * YEAR_STEP),
    breakEven: pays ? totalPence / annualSavingsPence : undefined,
    costText,
    savedText,
    description: `${story} Over ${years} years they come to ${savedText}.`,
  };
}

export interface Share {
  readonly label: string;
  /** Of 1. */
  readonly start: number;
  readonly size: number;
  readonly percentText: string;
}

/** The parts of a breakdown side by side; none when there is nothing to divide. */
export function shares({ parts = [] }: QuoteBreakdown): readonly Share[] {
  const total = parts.reduce((sum, { pence }) => sum + pence, 0);
  if (total === 0) return [];
  let start = 0;
  return parts.map(({ label, pence }) => {
    const share = { label, start, size: pence / total, percentText: `${Math.round((pence / total) * 100)}%` };
    start += share.size;
    return share;
  });
}

/** "Equipment 71%, Installation 21%, Design 7%" */
export const describeShares = (list: readonly Share[]): string =>
  list.map(({ label, percentText }) => `${label} ${percentText}`).join(', ');
