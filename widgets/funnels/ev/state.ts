import { CUSTOMER_TYPES, type CustomerType } from '#contract/common/customer.ts';
import { evDefaults } from '#contract/ev/limits.ts';
import { consentStartsTicked } from '../../runtime/settings.ts';

/** Everything that the visitor can answer, as the form holds it. Yes-or-no questions hold the text of their choice. */
export interface EvValues {
  /** Id of the catalogue, or "" before one is chosen. */
  charger: string;
  carBrand: string;
  /** Of the list, `OTHER_MODEL`, or typed where the brand has no list. */
  carModel: string;
  carModelTyped: string;
  hasEV: string;
  deliveryDate: string;
  parkingType: string;
  meterDistance: string;
  isRenting: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  postcode: string;
  notes: string;
  marketingConsent: boolean;
  marketingText: boolean;
  marketingPhone: boolean;
  /** What a page says about the visitor, or ""; not a field. */
  customerType: CustomerType | '';
}

/** What a page or an earlier form knows already. */
export interface EvPrefill {
  readonly customerType?: CustomerType | undefined;
  readonly postcode?: string | undefined;
}

/** What another page of ours handed over, as far as it is understood; nothing else may replace an attribute. */
export function prefillOf(texts: Readonly<Record<string, string>>): EvPrefill {
  const customerType = CUSTOMER_TYPES.find((type) => type === texts.customerType);
  return {
    ...(customerType ? { customerType } : {}),
    ...(texts.postcode ? { postcode: texts.postcode.slice(0, 20) } : {}),
  };
}

/** Before the visitor has answered anything (funnels specification, section 3.4). */
export const initialValues = (prefill: EvPrefill = {}): EvValues => ({
  charger: '',
  carBrand: '',
  carModel: '',
  carModelTyped: '',
  hasEV: String(evDefaults.hasEV),
  deliveryDate: '',
  parkingType: evDefaults.parkingType,
  meterDistance: evDefaults.meterDistance,
  isRenting: String(evDefaults.isRenting),
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  postcode: prefill.postcode ?? '',
  notes: '',
  marketingConsent: consentStartsTicked,
  marketingText: false,
  marketingPhone: false,
  customerType: prefill.customerType ?? '',
});
