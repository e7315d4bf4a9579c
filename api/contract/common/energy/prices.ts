import { pounds } from '../money.ts';

// Dated facts: what electricity costs and earns. Replaced here and nowhere else; whoever shows a figure names the period.
// What proves them stands with the facts of the pages, site/facts/registry/energyRates.ts: a browser needs no proof.

/** Ofgem's price cap for electricity: direct debit, England average, VAT included. */
export const priceCap = {
  /** Per kWh. */
  unit: pounds(0.2611),
  /** Per day. */
  standing: pounds(0.5719),
  period: 'July to September 2026',
  /** Last day, ISO. */
  validUntil: '2026-09-30',
} as const;

/** What a kWh earns that a home sells, since 1 March 2026: on a supplier's plain tariff, and on its fixed one. */
export const exportPrices = { low: pounds(0.041), high: pounds(0.12) } as const;

/** What a typical home uses in a year by Ofgem's typical domestic consumption values, in kWh, since a day (ISO). */
export const typicalUse = { electricityKwh: 2500, gasKwh: 9500, since: '2026-07-01' } as const;
