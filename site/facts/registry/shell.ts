import { QUOTE_DAYS } from '#contract/common/quoteValidity.ts';
import type { Facts } from '../facts.ts';
import { proof } from '../proof.ts';

/** Texts of header, footer and search that the specification gives word for word, and how long a quote lasts. */
export const facts: Facts = {
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
    pages: ['/find-my-quote', '/terms-of-service'],
    section: 'not specified',
    substantiation: proof.ownTerm,
  },
  'shell-cookies-accept': { text: 'Accept All', pages: ['all'], section: '4', substantiation: proof.ownWords },
  'shell-cookies-essential': { text: 'Essential Only', pages: ['all'], section: '4', substantiation: proof.ownWords },
};
