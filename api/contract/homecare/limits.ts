import type { HomePropertyType } from '../common/customer.ts';

// Apart from the schema: the first step of the form shows these and loads no validation library.

/** As the HomeCare quote spells them (funnels specification, section 3.2); the wire has one spelling. */
export const HOMECARE_PROPERTY_TYPES = [
  { value: 'Detached', label: 'Detached' },
  { value: 'Semi-detached', label: 'Semi-Detached' },
  { value: 'Terraced', label: 'Terraced' },
  { value: 'Flat', label: 'Flat' },
  { value: 'Bungalow', label: 'Bungalow' },
] as const satisfies readonly { readonly value: HomePropertyType; readonly label: string }[];

/** What a visitor starts with: section 3.2. */
export const homecareDefaults = {
  plan: 'Standard',
  catalogue: 'home',
  propertyType: 'Detached',
  bedrooms: '3',
} as const;
