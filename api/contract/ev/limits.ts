// Apart from the schema: forms show these before a validation library is loaded.

/** Funnels specification, section 3.4. */
export const CAR_BRANDS = [
  'Tesla',
  'Volkswagen',
  'Nissan',
  'Hyundai',
  'Kia',
  'BMW',
  'Audi',
  'Mercedes-Benz',
  'Polestar',
  'Ford',
  'Renault',
  'Peugeot',
  'Toyota',
  'Other',
] as const;
export type CarBrand = (typeof CAR_BRANDS)[number];

export const PARKING_TYPES = ['driveway', 'garage', 'carport', 'shared', 'on-street'] as const;
export type ParkingType = (typeof PARKING_TYPES)[number];

export const METER_DISTANCES = ['under-10', '10-20', '20-30', 'over-30'] as const;
export type MeterDistance = (typeof METER_DISTANCES)[number];

/** Longest model that a visitor may type, in UTF-16 units. */
export const CAR_MODEL_LIMIT = 60;

/** What a visitor starts with (section 3.4). */
export const evDefaults = {
  parkingType: 'driveway',
  meterDistance: 'under-10',
  isRenting: false,
  hasEV: true,
} as const;
