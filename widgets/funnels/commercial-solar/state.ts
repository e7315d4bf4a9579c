import {
  COMMERCIAL_BUSINESS_TYPES,
  COMMERCIAL_ROOF_TYPES,
  commercialSolarDefaults,
  commercialSolarLimits,
} from '#contract/commercial-solar/limits.ts';
import { BUSINESS_PROPERTY_TYPES } from '#contract/common/photovoltaic/limits.ts';

/** Everything that the visitor can answer, as the form holds it. */
export interface CommercialSolarValues {
  systemSize: number;
  propertyType: string;
  roofType: string;
  electricityBill: number;
  panelType: string;
  inverterType: string;
  mountingType: string;
  batteryIncluded: boolean;
  batteryType: string;
  businessName: string;
  businessType: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  postcode: string;
  notes: string;
}

/** What a page or an earlier form knows already. */
export interface CommercialSolarPrefill {
  readonly postcode?: string | undefined;
}

/** What another page of ours handed over, as far as it is understood; nothing else may replace an attribute. */
export const prefillOf = (texts: Readonly<Record<string, string>>): CommercialSolarPrefill =>
  texts.postcode ? { postcode: texts.postcode.slice(0, 20) } : {};

/** Before the visitor has answered anything: funnels specification, sections 3.6 and 4.7. */
export const initialValues = (prefill: CommercialSolarPrefill = {}): CommercialSolarValues => ({
  systemSize: commercialSolarLimits.sizeKw.initial,
  propertyType: BUSINESS_PROPERTY_TYPES[0],
  roofType: COMMERCIAL_ROOF_TYPES[0],
  electricityBill: commercialSolarLimits.bill.initial,
  panelType: commercialSolarDefaults.panel,
  inverterType: commercialSolarDefaults.inverter,
  mountingType: commercialSolarDefaults.mounting,
  batteryIncluded: false,
  batteryType: '',
  businessName: '',
  businessType: COMMERCIAL_BUSINESS_TYPES[0],
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  postcode: prefill.postcode ?? '',
  notes: '',
});
