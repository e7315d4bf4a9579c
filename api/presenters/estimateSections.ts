import type { HomeEstimate } from '#contract/common/energy/estimate.ts';
import {
  batteryRows,
  ESTIMATE_HEADING,
  estimateBasis,
  estimateLines,
  estimateRows,
  NO_ESTIMATE,
  whyDifferent,
} from '#contract/common/energy/wording.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { batteryChoices } from '#contract/solar/estimate.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';
import type { QuoteSection } from '../documents/quoteDocument.ts';
import type { SalesSummary } from '../leads/salesSummary.ts';

/**
 * What a customer reads of the estimate for this home: the figures, what they rest on and the date of their prices beside
 * them. Where there is none, why.
 * @param day YYYY-MM-DD in the United Kingdom
 */
export function estimateSection(estimate: HomeEstimate, day: string): QuoteSection {
  const heading = ESTIMATE_HEADING;
  if (estimate.kind === 'none') return { heading, rows: [{ label: 'Estimate', value: NO_ESTIMATE[estimate.reason] }] };
  const { valuePerKwh, kwhPerKw } = solarAssumptions;
  const note = [...estimateBasis(estimate, day), whyDifferent(valuePerKwh, kwhPerKw)].join(' ');
  return { heading, rows: estimateRows(estimate), note };
}

/** The same for sales, in three lines; and what each battery would add, which customers ask about. */
export function estimateForSales(estimate: HomeEstimate, quote: SystemQuote): SalesSummary['sections'] {
  const lines = { heading: 'Estimate for this home', rows: estimateLines(estimate) };
  if (estimate.kind === 'none') return [lines];
  return [lines, { heading: 'What a battery would add', rows: batteryRows(batteryChoices(estimate, quote)) }];
}
