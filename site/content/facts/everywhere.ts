import { company } from '#contract/common/company.ts';
import type { Facts } from '../../library/facts.ts';

// check:launch asks whether the company's own data is real; nothing else could prove it.
const OWN_DATA = 'Our own data, in api/contract/common/company.ts.';

/** What the header and the footer of every page say. */
export const facts: Facts = {
  'sales-phone': { text: company.phone, pages: ['all'], section: '1', substantiation: OWN_DATA },
  'head-office-phone': {
    text: company.headOffice,
    pages: ['/adr-compliance'],
    section: '9',
    substantiation: OWN_DATA,
  },
  'info-email': { text: company.email, pages: ['all'], section: '1', substantiation: OWN_DATA },
  'opening-hours': {
    text: company.openingHours.text,
    pages: ['all'],
    section: '1',
    substantiation: OWN_DATA,
    conflictsWith: ['opening-hours-metadata'],
    decision: 'Nine to five everywhere, in structured data too; the line that is open day and night is named apart.',
  },
  'opening-hours-metadata': {
    text: '17:30',
    pages: [],
    section: '9',
    conflictsWith: ['opening-hours'],
    withheld: 'One block of metadata says 17:30; every page says 17:00, and two closing times would mislead.',
  },
};
