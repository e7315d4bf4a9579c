import { COMMERCIAL_BUSINESS_TYPES } from '#contract/commercial-solar/limits.ts';
import { formatWholePounds, type SubPence } from '#contract/common/money.ts';
import { same } from '../../wizard/copy.ts';
import { equipment as common } from '../../wizard/photovoltaic/laterCopy.ts';

/** Version of the notice on the contact step: stored with every lead as what the visitor was told. */
export const CONSENT_VERSION = 'commercial-solar-notice-2026-11-22';

export const equipment = {
  heading: common.heading,
  intro: `${common.intro} Prices are without VAT.`,
  inverters: (count: number) =>
    count > 1 ? `A system of this size takes ${count} inverters.` : 'A system of this size takes one inverter.',
  batteries: (count: number) =>
    count > 1 ? `A system of this size takes ${count} batteries.` : 'A system of this size takes one battery.',
  sample: 'Products and prices are examples. The survey confirms make, model and price.',
  submit: common.submit,
} as const;

export const details = {
  heading: 'Your details',
  intro: 'Tell us where to send your quote.',
  businessType: { label: 'Business type', options: same(COMMERCIAL_BUSINESS_TYPES) },
  hints: {
    phone: 'To arrange the survey. Any format will do.',
    address: 'Of the premises: number or name, street and town',
    notes: 'Anything we should know, such as access, working hours or plans for the roof',
  },
  system: (sizeKw: number) => `${sizeKw} kW`,
  submit: 'Generate quote',
} as const;

export const toasts = {
  success: { title: 'Commercial Solar Quote Generated', text: 'Your figures are below.' },
  submitFailed: {
    title: 'Submission Error',
    text: 'There was a problem submitting your quote. Please try again.',
  },
} as const;

export const result = {
  heading: 'Your commercial solar quote',
  shareText: "Here's a commercial solar quote",
  priceNote: 'Fitted price',
  aboveBill: {
    title: 'More than your bill',
    text: (savings: SubPence, bill: SubPence) =>
      `These savings, ${formatWholePounds(savings)} a year, are more than the ${formatWholePounds(bill)} a year that you told us you spend. Part of the electricity would be sold to the grid, for less. A smaller system may pay back sooner.`,
  },
} as const;
