// Apart from the schemas: first steps show these and load no validation library.

/** Premises of a business (funnels specification, section 3.6). */
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
export type RoofType = (typeof ROOF_TYPES)[number];

/** Funnels specification, sections 9.3 and 9.4. */
export const WATTS_PER_PANEL = 400;

/** Half up, also for the exact halves that every odd size gives. @param sizeKw whole kilowatts */
export const countPanels = (sizeKw: number): number => Math.floor((sizeKw * 1000) / WATTS_PER_PANEL + 0.5);
