import { company } from '#contract/common/company.ts';

/** Version of the notice on the last form step: stored with every lead as what the visitor was told. */
export const CONSENT_VERSION = 'instant-notice-2026-11-22';

export const details = {
  heading: 'Your details',
  intro: 'Where to send your quote, and how to reach you.',
  hints: {
    email: "We'll send your quote here.",
    phone: 'To answer your questions. Any format will do.',
  },
  submit: 'Continue',
} as const;

export const property = {
  heading: 'Property details',
  intro: 'Tell us about the property, then check your answers.',
  address1: { label: 'Address line 1' },
  address2: { label: 'Address line 2' },
  city: { label: 'City or town' },
  propertyType: { label: 'Property type', placeholder: 'Choose a property type' },
  bedrooms: { label: 'Bedrooms', placeholder: 'Not said' },
  currentSupplier: { label: 'Current energy supplier' },
  check: {
    service: 'Service',
    price: 'Price',
    customer: 'Customer',
    who: { home: 'My home', business: 'My business' },
    postcode: 'Postcode',
    contact: 'Contact',
    interest: 'You were looking at',
  },
  submit: 'Get my quote',
  busy: 'Generating quote...',
} as const;

export const toasts = {
  success: { title: 'Quote generated successfully', text: "We've created your personalized quote." },
  submitFailed: { title: 'Error', text: 'There was a problem submitting your quote. Please try again.' },
} as const;

export const result = {
  heading: 'Your personalized quote',
  monthly: (name: string) => `${name}, monthly price`,
  aMonth: 'a month',
  about: (yearly: string) => `${yearly} a year. Price held for 24 hours.`,
  annual: { label: 'Annual cost', note: 'twelve monthly payments' },
  valid: {
    label: 'Valid until',
    title: 'This quote is valid for 24 hours',
    until: (moment: string) =>
      `The price stays the same until ${moment}. After that we'll work it out again at that day's price.`,
    untold: "After that we'll work it out again at that day's price.",
  },
  includes: (name: string) => `${name} includes`,
  notes: 'What the price means',
  summary: {
    heading: 'Summary',
    service: 'Service',
    customer: 'Customer',
    customerValue: (name: string, who: string) => `${name}\n${who}`,
    address: 'Address',
    property: 'Property',
    propertyValue: (type: string, bedrooms: string) => (bedrooms ? `${type}, ${bedrooms} bedrooms` : type),
    oneBedroom: (type: string) => `${type}, 1 bedroom`,
    supplier: 'Current energy supplier',
    interest: 'You were looking at',
  },
  nextSteps: 'What happens next',
  actions: 'Go ahead, or keep this quote',
  call: 'Call our team',
  calling: { title: 'Calling our team', text: 'Connecting you to our specialist team...' },
  shareText: "Here's a quote",
} as const;

export const buy = {
  action: 'Buy online',
  busy: 'Sending...',
  before: "“Buy online” tells our team you'd like to go ahead. You don't pay anything here.",
  done: {
    title: "We've told our team you want to go ahead",
    text: (due: string) =>
      `You haven't paid anything and nothing's agreed yet. We'll call you by ${due} to arrange it.`,
  },
  failed: {
    title: 'Not sent',
    text: `We couldn't pass this on just now. Please try again, or call ${company.phone}.`,
  },
} as const;
