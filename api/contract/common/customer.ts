// Apart from the schemas: first steps show these and load no validation library.
export const CUSTOMER_TYPES = ['home', 'business'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Funnels specification, section 3.1. */
export const HOME_PROPERTY_TYPES = ['Detached', 'Semi-detached', 'Terraced', 'Flat', 'Bungalow', 'Other'] as const;
export type HomePropertyType = (typeof HOME_PROPERTY_TYPES)[number];

export const BEDROOMS = ['1', '2', '3', '4', '5+'] as const;

/** "Semi-Detached", the HomeCare funnel's spelling, as the one that is stored. Everything else stays as it is. */
export const oneSpelling = (propertyType: unknown): unknown =>
  propertyType === 'Semi-Detached' ? 'Semi-detached' : propertyType;
