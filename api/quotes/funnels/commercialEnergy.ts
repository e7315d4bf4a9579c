import { meterNumbers } from '#contract/commercial-energy/meters.ts';
import { BUSINESS_TYPE_NAMES, CONTACT_METHOD_NAMES, ENERGY_TYPE_NAMES } from '#contract/commercial-energy/names.ts';
import type { CommercialEnergyQuoteData } from '#contract/commercial-energy/schema.ts';
import { isUsageGiven, usageOf } from '#contract/commercial-energy/usage.ts';
import { promisedBy, usageInShort } from '#contract/commercial-energy/wording.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { registry } from '#contract/registry.ts';
import { formatDay } from '../../documents/formatDate.ts';
import { dueBy } from '../../leads/salesSummary.ts';
import { defineDesk, type Presentation } from '../desk.ts';
import { areaFlags } from '../rows.ts';
import { commercialEnergyDocument } from './commercialEnergyDocument.ts';
import { businessRows, contactRows, energyRows } from './commercialEnergyRows.ts';

function flagsOf(data: CommercialEnergyQuoteData): string[] {
  const doubtful = meterNumbers('mpan', data.mpan ?? '').filter(({ isDoubtful }) => isDoubtful);
  return [
    ...(isUsageGiven(usageOf(data)) ? [] : ['No usage given: ask for a recent bill.']),
    ...doubtful.map(({ digits }) => `The check digit of MPAN ${digits} is wrong: read it back to the customer.`),
    ...areaFlags(data.postcode),
  ];
}

const ACTS = { email: 'Email', phone: 'Call', either: 'Call or email' } as const;

function presentCommercialEnergy({ data }: Submission<CommercialEnergyQuoteData>, now: Date): Presentation {
  const usage = usageInShort(usageOf(data));
  const deadline = promisedBy(now.getTime());
  return {
    document: commercialEnergyDocument(data, deadline),
    due: dueBy(ACTS[data.preferredContactMethod], deadline),
    business: data.businessName,
    prefers: CONTACT_METHOD_NAMES[data.preferredContactMethod],
    notes: data.notes,
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

export const commercialEnergyDesk = defineDesk({
  contract: registry['commercial-energy'],
  mails: ['sales-mail', 'customer-mail'],
  page: '/commercial-energy-comparison',
  present: presentCommercialEnergy,
});
