import { HOME_PROPERTY_TYPES, type CustomerType } from '#contract/common/customer.ts';
import { formatNumber } from '#contract/common/numbers.ts';
import { BUSINESS_PROPERTY_TYPES } from '#contract/common/photovoltaic/limits.ts';
import { billText } from '#contract/solar/bill.ts';
import { BUSINESS_TYPES, solarLimits } from '#contract/solar/limits.ts';
import { same } from '../../wizard/copy.ts';

export const wizard = {
  label: 'Solar quote',
  steps: ['System Configuration', 'Equipment Selection', 'Your Details', 'Your Quote'],
} as const;

/** On the first step: a service that the visitor asked for and this form cannot price. */
export const otherService = {
  names: { 'Heat pump': 'a heat pump', 'Complete home energy': 'complete home energy' } as Readonly<
    Partial<Record<string, string>>
  >,
  text: (name: string) =>
    `You asked about ${name}. This form prices solar and batteries, and we'll tell our team what you asked for. To talk about it now, call `,
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
    panels: (count: number) => `About ${formatNumber(count)} panels`,
  },
  propertyType: {
    label: 'Property type',
    options: { home: same(HOME_PROPERTY_TYPES), business: same(BUSINESS_PROPERTY_TYPES) },
  },
  roof: {
    legend: 'Roof type',
    descriptions: { Pitched: 'Sloping, with tiles or slates', Flat: 'Level, or nearly', Mixed: 'Some of each' },
  },
  bill: {
    label: 'Monthly electricity bill',
    numberLabel: 'Or type the amount',
    prefix: '£',
    /** Both ends of the slider: its last place means that or more. */
    scale: (type: CustomerType) => {
      const { min, max } = solarLimits.bill[type];
      return { bottom: billText(min), top: `${billText(max)}+` };
    },
    /** Over the slider; nothing for what is no bill. */
    value: (bill: number, type: CustomerType) => {
      if (!(bill > 0)) return '';
      return bill >= solarLimits.bill[type].max ? system.bill.scale(type).top : billText(bill);
    },
  },
  businessName: { label: 'Business name' },
  businessType: { label: 'Business type', placeholder: 'Choose a business type', options: same(BUSINESS_TYPES) },
  saving: {
    title: 'Which size is right?',
    text: 'Homes usually choose 3 to 6 kW, businesses 10 to 30 kW. You can change the size at any time.',
  },
  submit: 'Continue to equipment selection',
} as const;
