import { CUSTOMER_TYPES, HOME_PROPERTY_TYPES, type CustomerType } from '#contract/common/customer.ts';
import type { Orientation } from '#contract/common/energy/yield.ts';
import { BUSINESS_PROPERTY_TYPES, ROOF_TYPES } from '#contract/common/photovoltaic/limits.ts';
import { solarDefaults, solarLimits } from '#contract/solar/limits.ts';
import { type AttributeKind, oneOf, postcode, type ValuesOf } from '../../runtime/attributes.ts';
import type { AnswersOf } from '../../wizard/stepForm.ts';

/** The services of the quick quote that lead here (funnels specification, section 4.1). */
export const SOLAR_SERVICES = [
  'Solar panels',
  'Home battery',
  'Heat pump',
  'Solar and battery',
  'Complete home energy',
] as const;
export type SolarService = (typeof SOLAR_SERVICES)[number];

/** What a page or an earlier form may say. */
export const attributes = { customerType: oneOf(CUSTOMER_TYPES), postcode, service: oneOf(SOLAR_SERVICES) } as const;

// Not those of the contract: they come with the whole method, which the first step does not need.
export const DIRECTIONS = ['S', 'SE/SW', 'E/W', 'NE/NW', 'N'] as const satisfies readonly Orientation[];

const bill: AttributeKind<number> = {
  parse: (raw) => (Number(raw) > 0 ? Number(raw) : undefined),
  expected: 'pounds a month, like 80',
};

/** What the estimate hands over, of a tag of ours. */
export const handed = { bill, direction: oneOf(DIRECTIONS) } as const;
type Given = ValuesOf<typeof attributes & typeof handed>;

const WITH_BATTERY: readonly SolarService[] = ['Home battery', 'Solar and battery'];
const typeDefaults = (customerType: CustomerType) => ({
  customerType,
  systemSize: solarLimits.sizeKw[customerType].initial,
  propertyType: customerType === 'home' ? HOME_PROPERTY_TYPES[0] : BUSINESS_PROPERTY_TYPES[0],
});

export function initialValues(given: Given = {}) {
  const batteryIncluded = given.service !== undefined && WITH_BATTERY.includes(given.service);
  return {
    ...typeDefaults(given.customerType ?? 'home'),
    roofType: ROOF_TYPES[0],
    electricityBill: given.bill ?? solarLimits.bill[given.customerType ?? 'home'].initial,
    businessName: '',
    businessType: '',
    panelType: solarDefaults.panel,
    inverterType: solarDefaults.inverter,
    mountingType: solarDefaults.mounting,
    batteryIncluded,
    batteryType: batteryIncluded ? solarDefaults.battery : '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    postcode: given.postcode ?? '',
    notes: '',
    // What the visitor asked for before; not a field.
    service: given.service ?? ('' as const),
    // What the visitor has said of the roof before: the estimate beside the quote begins with it. Not a field.
    direction: given.direction ?? ('' as const),
  };
}
export type SolarValues = AnswersOf<typeof initialValues>;

/** Switching home or business resets the size and the property type, whose choices differ (section 4.4). */
export const afterTypeSwitch = typeDefaults;

/** The bill after a switch: one that nobody has changed becomes the usual one of the other type. */
export function billAfterSwitch(customerType: CustomerType, bill: number): number {
  const { home, business } = solarLimits.bill;
  const before = customerType === 'home' ? business : home;
  return bill === before.initial ? solarLimits.bill[customerType].initial : bill;
}
