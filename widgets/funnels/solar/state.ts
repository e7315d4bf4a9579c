import { batteries, inverters, mountings, panels, type Mounting } from '#contract/solar/catalogue.ts';
import { quoteSolar, wireFigures, type SolarQuote } from '#contract/solar/pricing.ts';
import {
  BUSINESS_PROPERTY_TYPES,
  CUSTOMER_TYPES,
  HOME_PROPERTY_TYPES,
  ROOF_TYPES,
  solarLimits,
  type CustomerType,
} from '#contract/solar/limits.ts';

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
const FURTHER_INTEREST: readonly SolarService[] = ['Heat pump', 'Complete home energy'];

/** "Heat pump" and "Complete home energy" have no place in a solar quote: they are told to sales as an interest. */
export const interestOf = (service: SolarService | undefined): string =>
  service && FURTHER_INTEREST.includes(service) ? service : '';

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
    electricityBill: solarLimits.bill.initial,
    businessName: '',
    businessType: '',
    panelType: panels[0].id,
    inverterType: inverters[0].id,
    mountingType: mountings[0].id,
    batteryIncluded,
    batteryType: batteryIncluded ? batteries[0].id : '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    postcode: prefill.postcode ?? '',
    notes: '',
  };
}

/** Switching home or business resets the size and the property type, whose choices differ (section 4.4). */
export const afterTypeSwitch = (customerType: CustomerType): Partial<SolarValues> => typeDefaults(customerType);

/** Turning the battery on selects the first one if none is chosen (section 4.4). */
export const batteryAfterSwitch = (values: SolarValues, isOn: boolean): string =>
  isOn && values.batteryType === '' ? batteries[0].id : values.batteryType;

/** The mounting made for a roof; undefined for a mixed one. Offered, never chosen by itself: it changes the price. */
export const fittingMounting = (roofType: string): Mounting | undefined =>
  mountings.find((mounting) => mounting.roofType === roofType);

/** The quote of the present answers; undefined only for equipment that the catalogue does not know. */
export const quoteOf = (values: SolarValues): SolarQuote | undefined =>
  quoteSolar({
    sizeKw: values.systemSize,
    panel: values.panelType,
    inverter: values.inverterType,
    mounting: values.mountingType,
    batteryIncluded: values.batteryIncluded,
    battery: values.batteryType,
  });

/** What goes beside the answers: the proposed reference, and how the visitor was told what happens with the data. */
export interface SubmissionExtras {
  readonly reference: string;
  readonly service: SolarService | undefined;
  readonly consent: { readonly version: string; readonly time: string };
}

const BUSINESS_ONLY = ['businessName', 'businessType'] as const;

/** The request body of type "solar", exactly as the wire has it. */
export function toQuoteData(values: SolarValues, quote: SolarQuote, extras: SubmissionExtras) {
  const { systemSize, panelType, inverterType, mountingType, batteryIncluded, batteryType, ...answers } = values;
  const interest = interestOf(extras.service);
  const customerInfo: Record<string, unknown> = { ...answers, consent: extras.consent };
  if (values.customerType === 'home') for (const name of BUSINESS_ONLY) delete customerInfo[name];
  if (extras.service) customerInfo.service = extras.service;
  if (interest) customerInfo.interest = interest;
  if (values.electricityBill >= solarLimits.bill.max) customerInfo.electricityBillAtLeast = true;
  return {
    quote: {
      systemSize,
      panelType,
      inverterType,
      mountingType,
      batteryIncluded,
      batteryType: batteryIncluded ? batteryType : '',
      ...wireFigures(quote.figures),
      quoteRef: extras.reference,
    },
    customerInfo,
  };
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Reads stored answers back: what is missing, of another type or unknown keeps its initial value. */
export function restoreValues(stored: unknown, initial: SolarValues): SolarValues {
  const known = entriesOf(stored).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof Reflect.get(initial, name),
  );
  const restored: SolarValues = { ...initial, ...Object.fromEntries(known) };
  const isPriced = Object.hasOwn(solarLimits.sizeKw, restored.customerType) && quoteOf(restored) !== undefined;
  return isPriced ? restored : initial;
}

/** Answers of a quote that was sent, from the local record that the specification names (section 3.3). */
export function valuesOfRecord(record: unknown): unknown {
  const { quote, customerInfo } = Object.fromEntries(entriesOf(record));
  return Object.fromEntries([...entriesOf(customerInfo), ...entriesOf(quote)]);
}
