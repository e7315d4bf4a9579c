// Apart from the schema: the first step of the form shows some of these and loads no validation library.

/** The union of the specification's two readings (funnels, section 3.5). */
export const BUSINESS_TYPES = [
  'retail',
  'office',
  'hospitality',
  'manufacturing',
  'education',
  'healthcare',
  'warehouse',
  'agriculture',
  'other',
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

export const ENERGY_TYPES = ['both', 'electricity', 'gas'] as const;
export type EnergyType = (typeof ENERGY_TYPES)[number];

export const USAGE_PRESETS = ['low', 'medium', 'high'] as const;
export type UsagePreset = (typeof USAGE_PRESETS)[number];
export const USAGE_AMOUNTS = [...USAGE_PRESETS, 'custom'] as const;
export type UsageAmount = (typeof USAGE_AMOUNTS)[number];

export const METER_COUNTS = ['1', '2', '3', '4', '5+'] as const;
export type MeterCount = (typeof METER_COUNTS)[number];

export const CONTACT_METHODS = ['email', 'phone', 'either'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** What a visitor starts with (section 3.5). */
export const energyDefaults: {
  readonly businessType: BusinessType;
  readonly energyType: EnergyType;
  readonly usageAmount: UsageAmount;
  readonly numMeters: MeterCount;
  readonly preferredContactMethod: ContactMethod;
} = {
  businessType: 'retail',
  energyType: 'both',
  usageAmount: 'medium',
  numMeters: '1',
  preferredContactMethod: 'email',
};

/** Upper ends that no business of this country reaches, and room for the numbers of many meters. */
export const energyLimits = {
  usageKwh: 1_000_000_000,
  spendMonthly: 100_000_000,
  meterText: 1000,
} as const;
