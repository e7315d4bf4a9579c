import { HOME_PROPERTY_TYPES, type CustomerType } from '#contract/common/customer.ts';
import { BUSINESS_PROPERTY_TYPES } from '#contract/common/photovoltaic/limits.ts';
import { BUSINESS_TYPES, solarLimits } from '#contract/solar/limits.ts';
import { same } from '../../wizard/copy.ts';

export const wizard = {
  label: 'Solar quote',
  steps: ['System Configuration', 'Equipment Selection', 'Your Details', 'Your Quote'],
} as const;

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
} as const;
