import { energyDefaults } from '#contract/commercial-energy/limits.ts';
import { postcode } from '../../runtime/attributes.ts';
import type { ValuesOf } from '../../runtime/attributes.ts';
import type { AnswersOf } from '../../wizard/stepForm.ts';

/** What a page or an earlier form may say. */
export const attributes = { postcode } as const;
type Given = ValuesOf<typeof attributes>;

/** Before the visitor has answered anything (section 3.5). */
export const initialValues = (given: Given = {}) => ({
  businessName: '',
  postcode: given.postcode ?? '',
  address: '',
  currentSupplier: '',
  // YYYY-MM-DD
  contractEndDate: '',
  ...energyDefaults,
  // As typed: "25,000".
  usageKwh: '',
  spendMonthly: '',
  mprn: '',
  mpan: '',
  contactName: '',
  contactPosition: '',
  contactEmail: '',
  contactPhone: '',
  notes: '',
  consentToContact: false,
});
export type CommercialEnergyValues = AnswersOf<typeof initialValues>;
