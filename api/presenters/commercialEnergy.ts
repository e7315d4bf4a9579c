import { meterNumbers, normaliseMeters } from '#contract/commercial-energy/meters.ts';
import {
  BUSINESS_TYPE_NAMES,
  ENERGY_TYPE_NAMES,
  USAGE_NAMES,
  CONTACT_METHOD_NAMES,
} from '#contract/commercial-energy/names.ts';
import type { CommercialEnergyQuoteData } from '#contract/commercial-energy/schema.ts';
import { businessSize, usageOf, isUsageGiven } from '#contract/commercial-energy/usage.ts';
import { SIZE_WORDS, usageWords, promisedBy, usageInShort } from '#contract/commercial-energy/wording.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { registry } from '#contract/registry.ts';
import { formatDay } from '../documents/formatDate.ts';
import { type SalesRow, dueBy } from '../leads/salesSummary.ts';
import { commercialEnergyDocument } from './commercialEnergyDocument.ts';
import { definePresenter, type Presentation } from './presenter.ts';
import { extraRows, filled, areaFlags } from './rows.ts';

const WRONG_CHECK_DIGIT = ' (check digit wrong)';

const mpanWords = (mpan: string): string =>
  meterNumbers('mpan', mpan)
    .map(({ digits, hasWrongCheckDigit }) => digits + (hasWrongCheckDigit ? WRONG_CHECK_DIGIT : ''))
    .join(', ');

/** Who they are and where they stand with their supplier. */
const businessRows = (data: CommercialEnergyQuoteData): SalesRow[] =>
  filled([
    { label: 'Business name', value: data.businessName },
    { label: 'Business type', value: BUSINESS_TYPE_NAMES[data.businessType] },
    { label: 'Size by usage', value: SIZE_WORDS[businessSize(usageOf(data))].name },
    { label: 'Current supplier', value: data.currentSupplier },
    { label: 'Contract ends', value: data.contractEndDate && formatDay(data.contractEndDate) },
  ]);

const energyRows = (data: CommercialEnergyQuoteData): SalesRow[] =>
  filled([
    { label: 'Energy', value: ENERGY_TYPE_NAMES[data.energyType] },
    { label: 'Usage chosen', value: USAGE_NAMES[data.usageAmount] },
    { label: 'Usage', value: usageWords(usageOf(data)) },
    { label: 'Meters', value: data.numMeters },
    { label: 'MPAN', value: mpanWords(data.mpan ?? '') },
    { label: 'MPRN', value: normaliseMeters('mprn', data.mprn ?? '').replaceAll('\n', ', ') },
  ]);

// By the rows above and below, at the head of the mail, or by what it asks of whoever answers.
const TOLD: readonly (keyof CommercialEnergyQuoteData)[] = [
  'businessName',
  'businessType',
  'currentSupplier',
  'contractEndDate',
  'energyType',
  'usageAmount',
  'usageKwh',
  'spendMonthly',
  'numMeters',
  'mpan',
  'mprn',
  'contactName',
  'contactPosition',
  'contactEmail',
  'contactPhone',
  'preferredContactMethod',
  'consentToContact',
];

/** The answers that are not shown at the head of the mail already. */
const contactRows = (data: CommercialEnergyQuoteData): SalesRow[] => [
  ...filled([
    { label: 'Position', value: data.contactPosition },
    { label: 'Consent to contact', value: 'Yes, about this request' },
  ]),
  ...extraRows(data, TOLD),
];

function flagsOf(data: CommercialEnergyQuoteData): string[] {
  const doubtful = meterNumbers('mpan', data.mpan ?? '').filter(({ hasWrongCheckDigit }) => hasWrongCheckDigit);
  return [
    ...(isUsageGiven(usageOf(data)) ? [] : ['No usage given: ask for a recent bill.']),
    ...doubtful.map(({ digits }) => `The check digit of MPAN ${digits} is wrong: read it back to the customer.`),
    ...areaFlags(data.postcode),
  ];
}

const ACTS = { email: 'Email', phone: 'Call', either: 'Call or email' } as const;

function presentCommercialEnergy({ data }: Submission<CommercialEnergyQuoteData>, now: Date): Presentation {
  const { totalKwh } = usageOf(data);
  const usage = usageInShort(usageOf(data));
  const deadline = promisedBy(now.getTime());
  return {
    document: commercialEnergyDocument(data, deadline),
    due: dueBy(ACTS[data.preferredContactMethod], deadline),
    business: data.businessName,
    prefers: CONTACT_METHOD_NAMES[data.preferredContactMethod],
    notes: data.notes,
    ...(totalKwh !== undefined && { size: { kwh: totalKwh } }),
    subjectParts: ['Business energy', ENERGY_TYPE_NAMES[data.energyType], usage, postcodeDistrict(data.postcode)],
    headline: [
      { label: 'Business', value: BUSINESS_TYPE_NAMES[data.businessType] },
      { label: 'Usage', value: usage },
      { label: 'Contract ends', value: data.contractEndDate ? formatDay(data.contractEndDate) : 'Not given' },
    ],
    sections: [
      { heading: 'Business', rows: businessRows(data) },
      { heading: 'Energy', rows: energyRows(data) },
      { heading: 'Contact', rows: contactRows(data) },
    ],
    address: data.address ?? '',
    flags: flagsOf(data),
  };
}

export const commercialEnergyPresenter = definePresenter({
  contract: registry['commercial-energy'],
  mails: ['sales-mail', 'customer-mail'],
  present: presentCommercialEnergy,
});
