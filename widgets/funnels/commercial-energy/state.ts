import {
  energyDefaults,
  type EnergyType,
  type MeterCount,
  type UsageAmount,
} from '#contract/commercial-energy/limits.ts';

/** Everything that the visitor can answer, as the form holds it. */
export interface CommercialEnergyValues {
  businessName: string;
  businessType: string;
  postcode: string;
  address: string;
  currentSupplier: string;
  /** YYYY-MM-DD, or "". */
  contractEndDate: string;
  energyType: EnergyType;
  usageAmount: UsageAmount;
  /** As typed: "25,000". */
  usageKwh: string;
  spendMonthly: string;
  numMeters: MeterCount;
  mprn: string;
  mpan: string;
  contactName: string;
  contactPosition: string;
  contactEmail: string;
  contactPhone: string;
  preferredContactMethod: string;
  notes: string;
  consentToContact: boolean;
}

/** What a page or an earlier form knows already. */
export interface CommercialEnergyPrefill {
  readonly postcode?: string | undefined;
}

/** What another page of ours handed over, as far as it is understood; nothing else may replace an attribute. */
export const prefillOf = (texts: Readonly<Record<string, string>>): CommercialEnergyPrefill =>
  texts.postcode ? { postcode: texts.postcode.slice(0, 20) } : {};

/** Before the visitor has answered anything (section 3.5). */
export const initialValues = (prefill: CommercialEnergyPrefill = {}): CommercialEnergyValues => ({
  businessName: '',
  postcode: prefill.postcode ?? '',
  address: '',
  currentSupplier: '',
  contractEndDate: '',
  ...energyDefaults,
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
