import { paybackOf, type Payback } from '#contract/common/photovoltaic/payback.ts';
import type { QuoteBreakdown, QuotePayback } from './quoteDocument.ts';

const PENCE = 100;

const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const shown = (pounds: number): string => wholePounds.format(pounds);

export interface PaybackLine extends Omit<Payback, 'ticks'> {
  readonly years: number;
  readonly cost: number;
  /** From 0 on. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly costText: string;
  readonly savedText: string;
  /** What the chart shows, in words. */
  readonly description: string;
}

/** What is drawn of cost against savings: pure numbers and words, the same for PDF and page. */
export function paybackLine({ totalPence, annualSavingsPence, years, label }: QuotePayback): PaybackLine {
  const cost = totalPence / PENCE;
  const payback = paybackOf({ total: cost, annualSavings: annualSavingsPence / PENCE, years });
  const { savedAtEnd, ticks, breakEven } = payback;
  const costText = shown(cost);
  const savedText = shown(savedAtEnd);
  const story =
    breakEven === undefined
      ? `The cost is ${costText}.`
      : `The savings have paid the cost of ${costText} after ${label}.`;
  return {
    ...payback,
    years,
    cost,
    // A quote without a price has a scale all the same.
    top: Math.max(payback.top, 1),
    ticks: [0, ...ticks].map((value) => ({ value, text: shown(value) })),
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
