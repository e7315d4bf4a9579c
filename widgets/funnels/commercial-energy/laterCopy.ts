import type { SwitchingWindow } from '#contract/commercial-energy/contractEnd.ts';
import { CONTACT_METHODS, ENERGY_TYPES, METER_COUNTS } from '#contract/commercial-energy/limits.ts';
import { CONTACT_METHOD_NAMES, ENERGY_TYPE_NAMES, USAGE_NAMES } from '#contract/commercial-energy/names.ts';
import { company } from '#contract/common/company.ts';

/** Version of the consent text on the contact step: stored with every lead as what the visitor agreed to. */
export const CONSENT_VERSION = 'commercial-energy-consent-2026-11-22';

const WINDOW: Readonly<Record<SwitchingWindow, { tone: 'sun' | 'success' | 'info'; text: string }>> = {
  ended: {
    tone: 'sun',
    text: "This contract has ended. Out-of-contract rates are often the highest, so it's worth comparing now.",
  },
  open: {
    tone: 'success',
    text: 'A good time to compare: many suppliers price a new contract up to six months before it begins.',
  },
  early: {
    tone: 'info',
    text: "That's more than six months away, and leaving a contract early usually costs a fee. We'll tell you which suppliers already have prices for that date.",
  },
};

export const energy = {
  heading: 'Your energy',
  intro: 'Estimates are fine. A recent bill makes the comparison more accurate.',
  energyType: {
    legend: 'Gas, electricity or both?',
    // In one word each: the three stand side by side in the narrowest tag.
    options: ENERGY_TYPES.map((value) => ({ value, label: value === 'both' ? 'Both' : ENERGY_TYPE_NAMES[value] })),
  },
  usage: {
    legend: 'How much do you use?',
    hint: 'Typical figures for a year. Choose the nearest.',
    low: { title: USAGE_NAMES.low, description: 'Small offices and shops' },
    medium: { title: USAGE_NAMES.medium, description: 'Larger offices and shops, cafés' },
    high: { title: USAGE_NAMES.high, description: 'Restaurants, workshops, busy premises' },
    custom: { title: 'Enter custom usage', description: 'Your own figure from a bill, in kWh or in pounds' },
    gas: 'Gas',
    electricity: 'Electricity',
  },
  custom: {
    heading: 'Your own figures',
    text: 'Fill in one of the two. Both are on your bill.',
    usageKwh: {
      both: { label: 'Usage in kWh a year', hint: 'Gas and electricity together, like 60,000' },
      electricity: { label: 'Usage in kWh a year', hint: 'Like 25,000' },
      gas: { label: 'Usage in kWh a year', hint: 'Like 40,000' },
    },
    spendMonthly: { label: 'Spend in £ a month', hint: 'All your energy together, like 450' },
    suggested: 'Use suggested estimates',
    without: "You can go on without a figure. We'll ask you for a recent bill.",
  },
  fields: {
    currentSupplier: { label: 'Current supplier' },
    contractEndDate: { label: 'Contract end date' },
    numMeters: { label: 'Number of meters', options: METER_COUNTS.map((value) => ({ value, label: value })) },
  },
  window: WINDOW,
  halfTyped: "The contract end date isn't complete, so we won't send it. Enter the day, month and year, or clear it.",
  meters: {
    mpan: {
      one: { label: 'Electricity supply number (MPAN)', hint: '13 digits, beside the large S' },
      several: { label: 'Electricity supply numbers (MPAN)', hint: '13 digits each, one on each line' },
    },
    mprn: {
      one: { label: 'Gas meter point number (MPRN)', hint: '6 to 10 digits, on your gas bill' },
      several: { label: 'Gas meter point numbers (MPRN)', hint: '6 to 10 digits each, one on each line' },
    },
    doubtful: (numbers: string) =>
      `The digits of ${numbers} don't fit together, so one may be wrong. Check them against your bill. You can go on either way.`,
  },
  back: 'Previous',
  submit: 'Next',
} as const;

export const contact = {
  notice: `${company.brand} uses your details to compare prices and contact you about them, and keeps them until 12 months after your contract ends.`,
  heading: 'Who should we contact?',
  intro: 'One specialist will call or email, whichever you prefer.',
  fields: {
    contactName: { label: 'Name' },
    contactPosition: { label: 'Position' },
    contactEmail: { label: 'Email address', hint: "We'll send a copy here." },
    contactPhone: { label: 'Phone number', hint: 'Any format will do.' },
    notes: { label: 'Notes', hint: 'Several sites, a lease that ends, good times to call' },
  },
  method: {
    legend: 'How should we contact you?',
    options: CONTACT_METHODS.map((value) => ({ value, label: CONTACT_METHOD_NAMES[value] })),
  },
  check: {
    business: 'Business',
    postcode: 'Postcode',
    energy: 'Energy',
    usage: 'Usage',
    supplier: 'Current supplier',
    contractEnds: 'Contract ends',
    meters: 'Meters',
  },
  paid: 'The supplier pays us',
  consent: {
    before:
      'I consent to be contacted regarding my energy quote. I understand my data will be processed in accordance with the ',
    link: 'Privacy Policy',
    path: '/privacy-policy',
    after: '.',
  },
  back: 'Previous',
  submit: 'Submit',
} as const;

/** Toasts of the specification, section 8. */
export const toasts = {
  success: {
    title: 'Quote request submitted!',
    text: "Thank you for your request. We'll be in touch within 2 hours.",
  },
  submitFailed: {
    title: 'Submission error',
    text: 'There was an error submitting your request. Please try again.',
  },
} as const;

export const result = {
  heading: 'Quote Request Received',
  intro: {
    mailed: (email: string) => `Thank you for your request. We're sending a copy to ${email}.`,
    suppressed:
      "Thank you for your request. We've sent you several emails in the last hour, so we won't email a copy of this one.",
  },
  reference: 'Your reference',
  about: (energy: string, business: string) => `${energy}, compared for ${business}`,
  referenceNote: 'Have it to hand when you call',
  promise: "We'll be in touch within 2 hours",
  chart: {
    caption: 'Your usage and the limits for a microbusiness',
    gas: 'Your gas',
    electricity: 'Your electricity',
    total: 'Your gas and electricity',
    gasLimit: 'Limit for gas',
    electricityLimit: 'Limit for electricity',
    note: 'Each year. One of the two limits is enough.',
  },
  nextSteps: 'What happens next',
  request: 'Your request',
  method: 'How we contact you',
  shareText: 'An energy quote request',
  actions: {
    heading: 'Talk to us now, or keep a copy',
    email: 'Email copy',
    copyLabel: 'Link to this request',
  },
  toasts: {
    emailed: { title: 'Copy sent', text: (email: string) => `We're sending your request to ${email}.` },
    emailFailed: { title: 'Email not sent', text: "We couldn't send the copy just now. Please try again." },
    pdf: { title: 'PDF Download Started', text: 'Your request is on its way to your downloads.' },
  },
  validUntil: (date: string) => `The link to your request works until ${date}.`,
  home: { text: 'Return to Homepage', path: '/' },
} as const;
