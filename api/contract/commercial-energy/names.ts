import type { BusinessType, ContactMethod, EnergyType, UsageAmount } from './limits.ts';

// Choices as visitors and sales read them; apart from the other words, because the first step shows some.

export const BUSINESS_TYPE_NAMES = {
  retail: 'Retail',
  office: 'Office',
  hospitality: 'Hospitality',
  manufacturing: 'Manufacturing',
  education: 'Education',
  healthcare: 'Healthcare',
  warehouse: 'Warehouse',
  agriculture: 'Agriculture',
  other: 'Other',
} as const satisfies Record<BusinessType, string>;

export const ENERGY_TYPE_NAMES = {
  both: 'Gas and electricity',
  electricity: 'Electricity',
  gas: 'Gas',
} as const satisfies Record<EnergyType, string>;

export const USAGE_NAMES = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  custom: 'Your own figures',
} as const satisfies Record<UsageAmount, string>;

export const CONTACT_METHOD_NAMES = {
  email: 'Email',
  phone: 'Phone',
  either: 'Either',
} as const satisfies Record<ContactMethod, string>;
