import { BUSINESS_TYPE_NAMES } from '#contract/commercial-energy/names.ts';
import { company } from '#contract/common/company.ts';

export const wizard = {
  label: 'Business energy comparison',
  steps: ['Business Details', 'Energy Information', 'Contact Details', 'Quote Request Received'],
} as const;

export const business = {
  heading: 'Compare energy prices for your business',
  intro: 'Four short steps. A specialist compares suppliers and brings you the offers.',
  fields: {
    businessName: { label: 'Business name' },
    businessType: { label: 'Business type' },
    postcode: { label: 'Postcode' },
    address: { label: 'Address', hint: 'Number, street and town' },
  },
  businessTypes: Object.entries(BUSINESS_TYPE_NAMES).map(([value, label]) => ({ value, label })),
  home: { text: 'Back to Home', path: '/' },
  submit: 'Next',
} as const;

/** Claims of the specification (section 9.6), shown as they are stated, with whose they are. */
export const benefits = {
  heading: 'Why compare with us',
  items: [
    { figure: 'Up to 40%', text: 'saved on business energy', mark: '1' },
    { figure: '£1,150', text: 'a year saved on average', mark: '1' },
    { figure: 'Over 25', text: 'suppliers compared', mark: '' },
    { figure: '2 hours', text: 'until we respond', mark: '2' },
  ],
  notes: [
    {
      mark: '1',
      text: `Figures of ${company.brand}: the most and the average across its business customers. Yours depends on your usage, your contract and the market, and may be nothing.`,
    },
    { mark: '2', text: `In our opening hours, ${company.openingHours.text}.` },
  ],
} as const;
