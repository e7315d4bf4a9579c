import { company } from '#contract/common/company.ts';
import { QUOTE_DAYS } from '#contract/common/quoteValidity.ts';
import { VALID_HOURS } from '#contract/instant/limits.ts';
import type { Facts } from '../facts.ts';
import { proof } from '../registryParts.ts';

/** These tell how long a quote can be had again. */
const QUOTE_PAGES = ['/find-my-quote', '/find-my-quote/sent', '/terms-of-service'];

/** What header, footer and search say, on every page or word for word as specified, and how long a quote lasts. */
export const facts: Facts = {
  'sales-phone': { text: company.phone, pages: ['all'], section: '1', substantiation: proof.ownData },
  'head-office-phone': {
    text: company.headOffice,
    pages: ['/privacy-policy', '/cookie-policy', '/terms-of-service', '/adr-compliance', '/accessibility-statement'],
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
  'shell-search-prompt': {
    text: 'Please enter a search term',
    pages: ['/search'],
    section: '2, Search results',
    substantiation: proof.ownWords,
  },
  'shell-search-empty': {
    text: "We couldn't find any matches for the term. Please try a different search term.",
    pages: ['/search'],
    section: '2, Search results',
    substantiation: proof.ownWords,
  },
  'quote-days': {
    text: `${QUOTE_DAYS} days`,
    pages: QUOTE_PAGES,
    section: 'not specified',
    substantiation: proof.ownTerm,
  },
  'instant-quote-hours': {
    text: `${VALID_HOURS} hours for an instant quote`,
    pages: QUOTE_PAGES,
    section: '9.1 of the funnels',
    substantiation: proof.ownTerm,
  },
  'shell-cookies-accept': { text: 'Accept All', pages: ['all'], section: '4', substantiation: proof.ownWords },
  'shell-cookies-essential': { text: 'Essential Only', pages: ['all'], section: '4', substantiation: proof.ownWords },
};
