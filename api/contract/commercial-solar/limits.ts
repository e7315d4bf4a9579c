// Apart from the schema: the first step of the form shows these and loads no validation library.

/** The default of a flat roof first (funnels specification, section 3.6). */
export const COMMERCIAL_ROOF_TYPES = ['Flat', 'Pitched', 'Mixed'] as const;

export const COMMERCIAL_BUSINESS_TYPES = [
  'Office',
  'Retail',
  'Manufacturing',
  'Healthcare',
  'Education',
  'Hospitality',
  'Other',
] as const;

/** Funnels specification, sections 3.6, 4.7 and 5.6. Sizes in kW, the bill in pounds a month. */
export const commercialSolarLimits = {
  sizeKw: { min: 5, max: 100, step: 5, initial: 10, recommendedMin: 10 },
  /** The largest is ours: beyond it a slip of the finger is likelier than a bill. */
  bill: { min: 0, max: 1_000_000, initial: 500 },
} as const;

/** The first of each kind of equipment: what a visitor starts with. Ids of the catalogue. */
export const commercialSolarDefaults = {
  panel: 'commercial-panel-440w',
  inverter: 'commercial-inverter-three-phase',
  mounting: 'commercial-mounting-flat',
  battery: 'commercial-battery-10kwh',
} as const;

/** One inverter for each 5 kW begun. */
export const countInverters = (sizeKw: number): number => Math.ceil(sizeKw / 5);

/** One battery for each 10 kW begun. */
export const countBatteries = (sizeKw: number): number => Math.ceil(sizeKw / 10);
