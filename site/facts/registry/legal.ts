import { homecareTerms } from '#contract/common/homecareTerms.ts';
import type { Facts } from '../facts.ts';
import { proof } from '../registryParts.ts';

const section = '9, Terms';
const TERMS = ['/terms-of-service'];

const firstPublished = (text: string, path: string) => ({
  text,
  pages: [path],
  section,
  substantiation: 'The date that the specification states for a policy page.',
  decision: 'Shown as "First published" beside the true date of the last change; one format for all.',
});

/** Dates and terms of the legal pages. */
export const facts: Facts = {
  'privacy-first-published': firstPublished('20 September 2023', '/privacy-policy'),
  'cookie-first-published': firstPublished('15 May 2023', '/cookie-policy'),
  'terms-first-published': firstPublished('10 July 2024', '/terms-of-service'),
  'terms-homecare-minimum': {
    text: `${homecareTerms.minimumMonths} months`,
    pages: TERMS,
    section,
    substantiation: proof.ownTerm,
  },
  'terms-cooling-off': {
    text: `${homecareTerms.coolingOffDays} days`,
    pages: TERMS,
    section,
    substantiation: 'Consumer Contracts Regulations 2013.',
  },
  'terms-refund': {
    text: `${homecareTerms.refundDays} days`,
    pages: TERMS,
    section,
    substantiation: 'Consumer Contracts Regulations 2013.',
  },
};
