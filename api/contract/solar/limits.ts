// Apart from the schema: the first step of the form shows these and loads no validation library.
export const CUSTOMER_TYPES = ['home', 'business'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

export const HOME_PROPERTY_TYPES = ['Detached', 'Semi-detached', 'Terraced', 'Flat', 'Bungalow', 'Other'] as const;
export const BUSINESS_PROPERTY_TYPES = [
  'Commercial Building',
  'Office',
  'Factory',
  'Warehouse',
  'Retail Space',
  'School',
  'Hospital',
] as const;
export const ROOF_TYPES = ['Pitched', 'Flat', 'Mixed'] as const;
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

/** Funnels specification, sections 2.4, 4.4 and 5.3. Sizes in whole kW, the bill in pounds a month. */
export const solarLimits = {
  sizeKw: { home: { min: 1, max: 12, initial: 4 }, business: { min: 1, max: 30, initial: 10 } },
  bill: { min: 30, max: 500, step: 10, initial: 80 },
} as const;

export type PropertyType = (typeof HOME_PROPERTY_TYPES)[number] | (typeof BUSINESS_PROPERTY_TYPES)[number];

/** The first of each kind of equipment: what a visitor starts with (section 4.4). Ids of the catalogue. */
export const solarDefaults = {
  panel: 'panel-455w',
  inverter: 'inverter-1',
  mounting: 'mounting-pitched',
  battery: 'battery-2.4kwh',
} as const;

/** Funnels specification, section 9.3. */
export const WATTS_PER_PANEL = 400;

/** Half up, also for the exact halves that every odd size gives. @param sizeKw whole kilowatts */
export const countPanels = (sizeKw: number): number => Math.floor((sizeKw * 1000) / WATTS_PER_PANEL + 0.5);
