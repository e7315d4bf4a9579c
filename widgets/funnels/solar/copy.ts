import {
  BUSINESS_PROPERTY_TYPES,
  BUSINESS_TYPES,
  HOME_PROPERTY_TYPES,
  solarLimits,
  type CustomerType,
} from '#contract/solar/limits.ts';

const same = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

export const wizard = {
  label: 'Solar quote',
  steps: ['System Configuration', 'Equipment Selection', 'Your Details', 'Your Quote'],
  stepText: (step: number, of: number) => `Step ${step} of ${of}`,
  errorHeading: 'There is a problem',
  close: 'Close',
  back: 'Back',
  done: 'done',
  loadFailed: 'This part of the form did not load. Check your connection and try again; your answers are kept.',
  resume: {
    title: 'Continue where you left off?',
    text: 'Your answers from last time are kept on this device for 30 days.',
    accept: 'Continue',
    discard: 'Delete and start again',
  },
} as const;

export const optional = '(optional)';

export const system = {
  home: {
    heading: 'Design your home solar system',
    intro: 'Four short steps to a price. No account, no waiting for a call back.',
  },
  business: {
    heading: 'Design your business solar system',
    intro: 'Four short steps to a price for your premises. No account, no waiting for a call back.',
  },
  customerType: {
    legend: 'Who is the system for?',
    options: [
      { value: 'home', label: 'My home' },
      { value: 'business', label: 'My business' },
    ],
    switched: (type: CustomerType) =>
      `System size is now ${solarLimits.sizeKw[type].initial} kW, our starting point for a ${type}.`,
  },
  size: {
    label: 'System size',
    unit: 'kW',
    decrease: 'One kilowatt less',
    increase: 'One kilowatt more',
    hint: (type: CustomerType) => `From ${solarLimits.sizeKw[type].min} to ${solarLimits.sizeKw[type].max} kW`,
    panels: (count: number) => `About ${count} panels`,
  },
  propertyType: {
    label: 'Property type',
    options: { home: same(HOME_PROPERTY_TYPES), business: same(BUSINESS_PROPERTY_TYPES) },
  },
  roofType: {
    legend: 'Roof type',
    descriptions: ['Sloping, with tiles or slates', 'Level, or nearly', 'Some of each'],
  },
  bill: {
    label: 'Monthly electricity bill',
    numberLabel: 'Or type the amount',
    prefix: '£',
    top: '£500+',
    value: (bill: number) => (bill >= solarLimits.bill.max ? '£500+' : `£${bill}`),
  },
  businessName: { label: 'Business name' },
  businessType: { label: 'Business type', placeholder: 'Choose a business type', options: same(BUSINESS_TYPES) },
  saving: {
    title: 'Which size is right?',
    text: 'Homes usually choose 3 to 6 kW, businesses 10 to 30 kW. You can change the size at any time.',
  },
  submit: 'Continue to equipment selection',
  busy: 'One moment…',
} as const;

/** Names a field that only robots fill in. */
export const honeypot = 'Leave this empty';
