import { meterNumbers, normaliseMeters } from '#contract/commercial-energy/meters.ts';
import { BUSINESS_TYPE_NAMES, ENERGY_TYPE_NAMES, USAGE_NAMES } from '#contract/commercial-energy/names.ts';
import type { CommercialEnergyQuoteData } from '#contract/commercial-energy/schema.ts';
import { businessSize, usageOf } from '#contract/commercial-energy/usage.ts';
import { SIZE_WORDS, usageWords } from '#contract/commercial-energy/wording.ts';
import { formatDay } from '../../documents/formatDate.ts';
import type { SalesRow } from '../../leads/salesSummary.ts';
import { extraRows, filled } from '../rows.ts';

const WRONG_CHECK_DIGIT = ' (check digit wrong)';

const mpanWords = (mpan: string): string =>
  meterNumbers('mpan', mpan)
    .map(({ digits, isDoubtful }) => digits + (isDoubtful ? WRONG_CHECK_DIGIT : ''))
    .join(', ');

/** Who they are and where they stand with their supplier. */
export const businessRows = (data: CommercialEnergyQuoteData): SalesRow[] =>
  filled([
    { label: 'Business name', value: data.businessName },
    { label: 'Business type', value: BUSINESS_TYPE_NAMES[data.businessType] },
    { label: 'Size by usage', value: SIZE_WORDS[businessSize(usageOf(data))].name },
    { label: 'Current supplier', value: data.currentSupplier },
    { label: 'Contract ends', value: data.contractEndDate && formatDay(data.contractEndDate) },
  ]);

export const energyRows = (data: CommercialEnergyQuoteData): SalesRow[] =>
  filled([
    { label: 'Energy', value: ENERGY_TYPE_NAMES[data.energyType] },
    { label: 'Usage chosen', value: USAGE_NAMES[data.usageAmount] },
    { label: 'Usage', value: usageWords(usageOf(data)) },
    { label: 'Meters', value: data.numMeters },
    { label: 'MPAN', value: mpanWords(data.mpan ?? '') },
    { label: 'MPRN', value: normaliseMeters('mprn', data.mprn ?? '').replaceAll('\n', ', ') },
  ]);

/** The answers that are not shown at the head of the mail already. */
export const contactRows = (data: CommercialEnergyQuoteData): SalesRow[] => [
  ...filled([
    { label: 'Position', value: data.contactPosition },
    { label: 'Consent to contact', value: 'Yes, about this request' },
  ]),
  ...extraRows(data),
];
