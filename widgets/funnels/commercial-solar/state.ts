import {
  COMMERCIAL_BUSINESS_TYPES,
  COMMERCIAL_ROOF_TYPES,
  commercialSolarDefaults,
  commercialSolarLimits,
} from '#contract/commercial-solar/limits.ts';
import { BUSINESS_PROPERTY_TYPES } from '#contract/common/photovoltaic/limits.ts';
import { postcode } from '../../runtime/attributes.ts';
import type { ValuesOf } from '../../runtime/attributes.ts';
import type { AnswersOf } from '../../wizard/stepForm.ts';

/** What a page or an earlier form may say. */
export const attributes = { postcode } as const;
type Given = ValuesOf<typeof attributes>;

/** Before the visitor has answered anything: funnels specification, sections 3.6 and 4.7. */
export const initialValues = (given: Given = {}) => ({
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
  postcode: given.postcode ?? '',
  notes: '',
});
export type CommercialSolarValues = AnswersOf<typeof initialValues>;
