import type { Facts } from '../facts.ts';
import { solarRanges } from '../prices.ts';
import { productPaths } from '../registryParts.ts';

const SECTION = '9, Structured data';

/** What the site specification states for search engines. A page tells machines nothing that it does not tell people. */
export const facts: Facts = {
  'structured-solar-homes': {
    text: solarRanges.homes.text,
    pages: [
      '/',
      productPaths.solar,
      '/solar-quote',
      '/solar-panels-newcastle',
      '/solar-panels-durham',
      '/solar-panels-sunderland',
    ],
    section: SECTION,
    conflictsWith: ['structured-solar-quote', 'local-solar-price'],
    decision:
      'The one range for homes, installed. Other figures are said as a part of it: most homes of a place, or homes and businesses together. The calculator begins below it, and the front page says so.',
  },
  'structured-solar-quote': {
    text: solarRanges.homesAndBusinesses.text,
    pages: ['/solar-quote'],
    section: 'Funnels specification, Structured data',
    conflictsWith: ['structured-solar-homes'],
    decision: 'Homes and businesses together, said so on the page.',
  },
  'structured-rating-127': {
    text: '4.8 from 127 reviews',
    pages: [],
    section: '9',
    conflictsWith: ['home-rating', 'structured-rating-137'],
    withheld:
      'Three figures for one rating cannot all be true, and search engines take none from a company about itself. It comes back with reviews that can be shown.',
  },
  'structured-rating-137': {
    text: '4.9 from 137 reviews',
    pages: [],
    section: '9',
    conflictsWith: ['home-rating', 'structured-rating-127'],
    withheld:
      'Three figures for one rating cannot all be true, and search engines take none from a company about itself. It comes back with reviews that can be shown.',
  },
  'structured-service-radius': {
    text: '50 km',
    pages: [],
    section: SECTION,
    decision:
      'Told to search engines as 50000 on every page: schema.org counts metres, a bare 50 would be fifty of them.',
    withheld:
      'A circle for machines. People read the places that we serve, and nobody beyond fifty kilometres is sent away.',
  },
};
