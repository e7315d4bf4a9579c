import type { HomePropertyType } from '../common/customer.ts';
import type { BUSINESS_PROPERTY_TYPES } from '../common/photovoltaic/limits.ts';

// Apart from the schema: the first step of the form shows these and loads no validation library.
export const BUSINESS_TYPES = [
  'Retail',
  'Office',
  'Manufacturing',
  'Hospitality',
  'Healthcare',
  'Education',
  'Agriculture',
  'Other',
] as const;

/**
 * Funnels specification, sections 2.4, 4.4 and 5.3. Sizes in whole kW, the bill in pounds a month. The scale of the
 * bill is the slider's: any amount can be typed. That of a business is ours, for the specification's ends at £500.
 */
export const solarLimits = {
  sizeKw: { home: { min: 1, max: 12, initial: 4 }, business: { min: 1, max: 30, initial: 10 } },
  bill: {
    home: { min: 30, max: 500, step: 10, initial: 80 },
    business: { min: 50, max: 5000, step: 50, initial: 500 },
  },
} as const;

export type PropertyType = HomePropertyType | (typeof BUSINESS_PROPERTY_TYPES)[number];

/** The first of each kind of equipment: what a visitor starts with (section 4.4). Ids of the catalogue. */
export const solarDefaults = {
  panel: 'panel-455w',
  inverter: 'inverter-1',
  mounting: 'mounting-pitched',
  battery: 'battery-2.4kwh',
} as const;
