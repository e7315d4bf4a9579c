import { CUSTOMER_TYPES } from '#contract/common/customer.ts';
import { evDefaults } from '#contract/ev/limits.ts';
import { oneOf, postcode, type ValuesOf } from '../../runtime/attributes.ts';
import { consentStartsTicked } from '../../runtime/settings.ts';
import type { AnswersOf } from '../../wizard/stepForm.ts';

/** What a page or an earlier form may say. */
export const attributes = { customerType: oneOf(CUSTOMER_TYPES), postcode } as const;
type Given = ValuesOf<typeof attributes>;

/** Before the visitor has answered anything (funnels specification, section 3.4). */
export const initialValues = (given: Given = {}) => ({
  // Id of the catalogue, once one is chosen.
  charger: '',
  carBrand: '',
  // Of the list, `OTHER_MODEL`, or typed where the brand has no list.
  carModel: '',
  carModelTyped: '',
  // Yes-or-no questions hold the text of their choice.
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
  postcode: given.postcode ?? '',
  notes: '',
  marketingConsent: consentStartsTicked,
  marketingText: false,
  marketingPhone: false,
  // What a page says about the visitor; not a field.
  customerType: given.customerType ?? ('' as const),
});
export type EvValues = AnswersOf<typeof initialValues>;
