import { CUSTOMER_TYPES, HOME_PROPERTY_TYPES, type CustomerType } from '#contract/common/customer.ts';
import { BUSINESS_PROPERTY_TYPES, ROOF_TYPES } from '#contract/common/photovoltaic/limits.ts';
import { solarDefaults, solarLimits } from '#contract/solar/limits.ts';

/** Everything that the visitor can answer, as the form holds it. */
export interface SolarValues {
  customerType: CustomerType;
  systemSize: number;
  propertyType: string;
  roofType: string;
  electricityBill: number;
  businessName: string;
  businessType: string;
  panelType: string;
  inverterType: string;
  mountingType: string;
  batteryIncluded: boolean;
  batteryType: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  postcode: string;
  notes: string;
  /** What the visitor asked for before, or ""; not a field. */
  service: SolarService | '';
}

/** The services of the quick quote that lead here (funnels specification, section 4.1). */
export const SOLAR_SERVICES = [
  'Solar panels',
  'Home battery',
  'Heat pump',
  'Solar and battery',
  'Complete home energy',
] as const;
export type SolarService = (typeof SOLAR_SERVICES)[number];

/** What a page or an earlier form knows already. */
export interface SolarPrefill {
  readonly customerType?: CustomerType | undefined;
  readonly postcode?: string | undefined;
  readonly service?: SolarService | undefined;
}

/** What another page of ours handed over, as far as it is understood; nothing else may replace an attribute. */
export function prefillOf(texts: Readonly<Record<string, string>>): SolarPrefill {
  const customerType = CUSTOMER_TYPES.find((type) => type === texts.customerType);
  const service = SOLAR_SERVICES.find((name) => name === texts.service);
  return {
    ...(customerType ? { customerType } : {}),
    ...(service ? { service } : {}),
    ...(texts.postcode ? { postcode: texts.postcode.slice(0, 20) } : {}),
  };
}

const WITH_BATTERY: readonly SolarService[] = ['Home battery', 'Solar and battery'];
const typeDefaults = (customerType: CustomerType) => ({
  customerType,
  systemSize: solarLimits.sizeKw[customerType].initial,
  propertyType: customerType === 'home' ? HOME_PROPERTY_TYPES[0] : BUSINESS_PROPERTY_TYPES[0],
});

export function initialValues(prefill: SolarPrefill = {}): SolarValues {
  const batteryIncluded = prefill.service !== undefined && WITH_BATTERY.includes(prefill.service);
  return {
    ...typeDefaults(prefill.customerType ?? 'home'),
    roofType: ROOF_TYPES[0],
    electricityBill: solarLimits.bill[prefill.customerType ?? 'home'].initial,
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
    postcode: prefill.postcode ?? '',
    notes: '',
    service: prefill.service ?? '',
  };
}

/** Switching home or business resets the size and the property type, whose choices differ (section 4.4). */
export const afterTypeSwitch = typeDefaults;

/** The bill after a switch: one that nobody has changed becomes the usual one of the other type. */
export function billAfterSwitch(customerType: CustomerType, bill: number): number {
  const { home, business } = solarLimits.bill;
  const before = customerType === 'home' ? business : home;
  return bill === before.initial ? solarLimits.bill[customerType].initial : bill;
}
