import { dayWords } from '#contract/common/calendar.ts';
import { homecareTerms } from '#contract/common/homecareTerms.ts';
import { formatPrice } from '#contract/common/money.ts';
import { homeVat } from '#contract/common/photovoltaic/pricing.ts';
import { grantRules } from '#contract/ev/grant.ts';
import { emergencyNumbers } from '../emergencyNumbers.ts';
import type { Facts } from '../facts.ts';
import { chargerTerms } from '../prices.ts';
import { productPaths, proof } from '../registryParts.ts';

const PAGES = ['/faqs'];
const SOLAR = [...PAGES, productPaths.solar];
const CHARGING = [...PAGES, productPaths.charging];
const SECTION = '9, FAQ facts';
const [, grantNow] = grantRules;
const LEVELS = 'The names of the levels are specified, what each looks after is sample content.';

/** What the answers state. */
export const facts: Facts = {
  'faq-switch-days': {
    text: '21 days',
    pages: PAGES,
    section: SECTION,
    decision: 'The old rule: the answer says that it has been 5 working days since 18 July 2022.',
  },
  'faq-claim-wait': { text: `${homecareTerms.claimWaitDays}-day`, pages: PAGES, section: SECTION },
  'faq-engineer-hours': {
    text: 'within 24 hours',
    pages: [...PAGES, '/homecare', '/homecare-plans'],
    section: SECTION,
  },
  'faq-smart-saving': { text: '10 to 25%', pages: PAGES, section: SECTION },
  'faq-solar-saving': {
    text: '£300 to £700',
    pages: PAGES,
    section: SECTION,
    decision: 'Bound to this page, with its basis; the solar quote computes its own figure.',
  },
  'faq-gas-number': {
    text: emergencyNumbers.gas.text,
    pages: ['/faqs', '/emergencies', '/homecare', '/homecare-plans', '/boiler-services'],
    section: SECTION,
    substantiation: 'National Gas Emergency Service; the specification leaves the number open.',
  },
  'faq-power-number': {
    text: emergencyNumbers.power.text,
    pages: ['/faqs', '/emergencies'],
    section: SECTION,
    substantiation: 'Power cut line of the network operators; the specification leaves the number open.',
  },
  'faq-boiler-warranty': {
    text: '5 to 10 years',
    pages: PAGES,
    section: '9',
    conflictsWith: ['boiler-services-warranty', 'learn-more-boiler-warranty'],
    decision: 'Up to ten years, depending on the model; five on the monthly plan.',
  },
  'faq-panel-life': { text: '25 to 30 years', pages: SOLAR, section: '9' },
  'faq-panel-loss': { text: 'about 0.5%', pages: SOLAR, section: '9' },
  'faq-level-one': { text: 'Boiler and controls', pages: PAGES, section: '9', decision: LEVELS },
  'faq-level-two': { text: 'Level One and the central heating', pages: PAGES, section: '9', decision: LEVELS },
  'faq-level-three': { text: 'Level Two, plumbing and drains', pages: PAGES, section: '9', decision: LEVELS },
  'faq-level-four': { text: 'Level Three and the home electrics', pages: PAGES, section: '9', decision: LEVELS },
  'faq-solar-vat': {
    text: `0% on panels and batteries that are installed until ${dayWords(homeVat.zeroUntil)}. From ${dayWords(homeVat.reducedFrom)} it's ${homeVat.reducedPercent}%`,
    validUntil: homeVat.zeroUntil,
    undated: 'a reduced rate of 5% on panels and batteries that are installed',
    pages: SOLAR,
    section: '9, Blog article statements',
    substantiation: 'HMRC VENSAV2083',
    decision: 'The specification says 5%, which was not the law when its articles were written and will be again.',
  },
  'faq-charger-grant': {
    text: `up to ${formatPrice(grantNow.cap)} for a socket, until ${dayWords(grantNow.until)}`,
    validUntil: grantNow.until,
    undated: 'part of the price, while the scheme is open',
    pages: CHARGING,
    section: '9, Local page claims',
    substantiation: 'EV chargepoint grant, GOV.UK, applications from 1 April 2026',
  },
  'faq-heat-pump-grant': {
    text: '£7,500',
    validUntil: '2028-03-31',
    undated: 'part of the price',
    pages: PAGES,
    section: '9, Blog article statements',
    substantiation: 'GOV.UK, Boiler Upgrade Scheme, for applications until 31 March 2028; £9,000 off the gas grid.',
  },
  'charger-visit': {
    text: chargerTerms.visit,
    pages: CHARGING,
    section: 'Funnels specification, 9.5',
    substantiation: proof.ownPlan,
  },
  'charger-cable': {
    text: '10 metres',
    pages: CHARGING,
    section: 'Funnels specification, 3.4',
    substantiation: proof.ownTerm,
  },
};
