import { commercialSolarLimits } from '#contract/commercial-solar/limits.ts';
import { formatNumber } from '#contract/common/numbers.ts';
import { BUSINESS_PROPERTY_TYPES } from '#contract/common/photovoltaic/limits.ts';
import { same } from '../../wizard/copy.ts';

const { sizeKw } = commercialSolarLimits;

export const wizard = {
  label: 'Commercial solar quote',
  steps: ['System Configuration', 'Equipment Selection', 'Your Details', 'Your Quote'],
} as const;

/** What a panel of the catalogue covers, rounded. */
const PANEL_SQUARE_METRES = 2;

export const system = {
  heading: 'Design your commercial solar system',
  intro: 'Four short steps to a price for your premises. No account, no waiting for a call back.',
  size: {
    label: 'System size',
    unit: 'kW',
    decrease: 'Five kilowatts less',
    increase: 'Five kilowatts more',
    hint: `Recommended: ${sizeKw.recommendedMin} to ${sizeKw.max} kW. The smallest system is ${sizeKw.min} kW.`,
    panels: (count: number) => `About ${formatNumber(count)} panels`,
  },
  room: {
    title: 'Is there room on the roof?',
    text: (count: number) =>
      `${count} panels cover about ${formatNumber(count * PANEL_SQUARE_METRES)} m². A flat roof needs more, for the gaps between the rows.`,
  },
  propertyType: {
    label: 'Property type',

    options: same(BUSINESS_PROPERTY_TYPES),
  },
  roof: {
    legend: 'Roof type',
    descriptions: {
      Flat: 'Level, or nearly',
      Pitched: 'Sloping, with metal sheets, tiles or slates',
      Mixed: 'Some of each',
    },
  },
  bill: {
    label: 'Monthly electricity bill',
    hint: 'In pounds. A rough figure will do.',
    prefix: '£',
  },
  submit: 'Continue',
} as const;
