import { company } from '#contract/common/company.ts';
import type { Facts } from '../facts.ts';
import { proof } from '../proof.ts';

/** What the header and the footer of every page say. */
export const facts: Facts = {
  'sales-phone': { text: company.phone, pages: ['all'], section: '1', substantiation: proof.ownData },
  'head-office-phone': {
    text: company.headOffice,
    pages: ['/privacy-policy', '/cookie-policy', '/terms-of-service', '/adr-compliance'],
    section: '9',
    substantiation: proof.ownData,
  },
  'info-email': { text: company.email, pages: ['all'], section: '1', substantiation: proof.ownData },
  'opening-hours': {
    text: company.openingHours.text,
    pages: ['all'],
    section: '1',
    substantiation: proof.ownData,
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
