import type { Facts } from '../facts.ts';
import { priceFacts } from '../prices.ts';
import { proof } from '../registryParts.ts';

const BOILERS = '/learn-more/boilers';
const BUSINESS = '/learn-more/business';

/** Figures of the learn-more pages. Prices come from the price lists that the quotes know. */
export const facts: Facts = {
  ...priceFacts('learn-more', ['One', 'Two', 'Three', 'Four'], {
    pages: ['/learn-more', '/learn-more/homecare', '/faqs'],
    section: '9',
    substantiation: proof.ownPlan,
    decision: 'Five lists of HomeCare plans stay on their own pages; an answer of /faqs has them side by side.',
  }),
  ...priceFacts('learn-more', ['Fixed', 'Variable', 'Green', 'Economy 7'], {
    pages: ['/learn-more/energy', '/energy'],
    section: '9',
    decision: 'Labelled as illustrations: without unit rates and standing charges they are no tariff quote.',
  }),
  ...priceFacts('learn-more', ['Service'], { pages: [BOILERS, '/faqs'], section: '9' }),
  ...priceFacts('learn-more', ['Repair'], {
    pages: [BOILERS, '/faqs'],
    section: '9',
    conflictsWith: ['boiler-services-repair'],
    decision: 'Each page keeps its price; an answer of /faqs has both.',
  }),
  ...priceFacts('learn-more', ['New'], {
    pages: [BOILERS, '/faqs'],
    section: '9',
    conflictsWith: ['boiler-services-installation'],
    decision: 'Here boiler and installation, there the installation alone: both pages say so.',
  }),
  ...priceFacts('learn-more', ['System Upgrade'], { pages: [BOILERS, '/faqs'], section: '9' }),
  ...priceFacts('learn-more', ['Heating', 'Security', 'Lighting', 'Complete'], {
    pages: ['/learn-more/smart', '/smart-home'],
    section: '9',
    decision: 'Paid once, unlike the monthly price of the instant quote: said beside the cards.',
  }),
  ...priceFacts('instant', ['Boiler cover', 'HomeCare'], { pages: ['/faqs'], section: '9.1 of the funnels' }),
  ...priceFacts('instant', ['Boiler installation'], { pages: [BUSINESS, '/faqs'], section: '9.1 of the funnels' }),
  'learn-more-energy-terms': {
    text: '12, 24 or 36 month terms',
    pages: ['/learn-more/energy', '/energy'],
    section: '9',
  },
  'learn-more-boiler-warranty': {
    text: 'Up to 10 years',
    pages: [BOILERS],
    section: '9',
    conflictsWith: ['faq-boiler-warranty'],
    decision: 'Up to ten years, depending on the model; five on the monthly plan.',
  },
  'learn-more-boiler-warranty-card': { text: 'Up to 10-year warranty', pages: [BOILERS], section: '9' },
  'learn-more-business-saving': { text: 'up to 40%', pages: [BUSINESS], section: '1' },
  'learn-more-business-suppliers': { text: 'over 25 suppliers', pages: [BUSINESS], section: '1' },
  'learn-more-business-average': { text: '£1,150 a year', pages: [BUSINESS], section: '1' },
};
