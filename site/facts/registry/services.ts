import { homecareTerms, repairLimits } from '#contract/common/homecareTerms.ts';
import { formatPrice } from '#contract/common/money.ts';
import type { Facts } from '../facts.ts';
import { planOf, priceFacts } from '../prices.ts';
import { proof } from '../registryParts.ts';

const { minimumMonths, coolingOffDays, refundDays, claimWaitDays } = homecareTerms;
const PLANS_PAGE = '/homecare-plans';
const BOILERS = '/boiler-services';
const TERMS_PAGES = ['/homecare', PLANS_PAGE, '/learn-more/homecare'];

const [limit] = Object.values(repairLimits);
if (limit === undefined) throw new Error('No HomeCare plan states what it pays for repairs at most.');

/** What the plans page says a plan includes, each a fact of its own. */
const included = (plan: string, prefix: string): Facts =>
  Object.fromEntries(
    planOf('plans', plan).features.map((text, index) => [
      `${prefix}-${index + 1}`,
      { text, pages: [PLANS_PAGE], section: '9', substantiation: proof.ownPlan },
    ]),
  );

/** Figures of the pages on HomeCare, boilers, smart home and energy. */
export const facts: Facts = {
  ...priceFacts('plans', ['Basic Care', 'Complete Care', 'Total Care'], {
    pages: [PLANS_PAGE, '/faqs'],
    section: '9',
    substantiation: proof.ownPlan,
    decision: 'Five lists of HomeCare plans stay on their own pages; an answer of /faqs has them side by side.',
  }),
  ...included('Basic Care', 'plans-basic-includes'),
  ...included('Total Care', 'plans-total-includes'),
  'plans-repair-limit': {
    text: formatPrice(limit),
    pages: [PLANS_PAGE],
    section: '9',
    substantiation: proof.ownTerm,
  },
  'plans-recommended': { text: 'Recommended', pages: [PLANS_PAGE], section: '9', substantiation: proof.ownWords },
  'homecare-minimum-term': {
    text: `${minimumMonths} months`,
    pages: TERMS_PAGES,
    section: '9',
    substantiation: proof.ownTerm,
  },
  'homecare-cooling-off': {
    text: `${coolingOffDays} days`,
    pages: TERMS_PAGES,
    section: '9',
    substantiation: proof.ownTerm,
  },
  'homecare-claim-wait': {
    text: `${claimWaitDays} days`,
    pages: TERMS_PAGES,
    section: '9',
    substantiation: proof.ownTerm,
  },
  'homecare-refunds': {
    text: `within ${refundDays} days`,
    pages: ['/homecare', PLANS_PAGE],
    section: '9',
    substantiation: proof.ownTerm,
  },
  ...priceFacts('boiler-services', ['Installation'], {
    pages: [BOILERS, '/learn-more/boilers', '/faqs'],
    section: '9',
    conflictsWith: ['learn-more-new'],
    decision:
      'Here the installation alone, there boiler and installation: both pages say so, and an answer of /faqs has both.',
  }),
  ...priceFacts('boiler-services', ['Service'], { pages: [BOILERS], section: '9' }),
  ...priceFacts('boiler-services', ['Repair'], {
    pages: [BOILERS, '/faqs'],
    section: '9',
    conflictsWith: ['learn-more-repair'],
    decision: 'Each page keeps its price; an answer of /faqs has both.',
  }),
  'boiler-services-warranty': {
    text: 'up to 10 years',
    pages: [BOILERS],
    section: '9',
    conflictsWith: ['faq-boiler-warranty'],
    decision: 'Up to ten years, depending on the model; five on the monthly plan.',
  },
};
