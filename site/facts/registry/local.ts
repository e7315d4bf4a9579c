import { dayWords } from '#contract/common/calendar.ts';
import { formatPrice } from '#contract/common/money.ts';
import { homeVat } from '#contract/common/photovoltaic/pricing.ts';
import { grantRules } from '#contract/ev/grant.ts';
import type { Facts } from '../facts.ts';
import { chargerPrices } from '../prices.ts';
import { articlePaths, productPaths, proof } from '../registryParts.ts';

const HOMES = ['/solar-panels-newcastle', '/solar-panels-durham', '/solar-panels-sunderland'];
const BUSINESS = '/commercial-solar-newcastle';
const { localEv: EV } = articlePaths;
const SECTION = '9, Local page claims';
const OZEV = 'GOV.UK, electric vehicle chargepoint grants, as of 20 November 2026';

const [grantThen, grantNow] = grantRules;

/** What the site specification claims on the local pages, each with its scope on the page. */
export const facts: Facts = {
  'local-solar-price': {
    text: '£6,000 to £10,000',
    pages: HOMES,
    section: SECTION,
    decision: 'What most homes of the place pay, said as a part of the one range for homes (structured-solar-homes).',
  },
  'local-solar-payback': {
    text: '7 to 10 years',
    pages: HOMES,
    section: SECTION,
    decision:
      'Shown with its assumptions and never beside a result of the calculator, whose paybacks run from 3.6 years.',
  },
  'local-solar-saving': {
    text: 'up to 70%',
    pages: HOMES,
    section: SECTION,
    decision: 'The most that a home with a battery and use by day reaches, said so beside the figure.',
  },
  'local-solar-warranty': {
    text: '25-year warranty',
    pages: [...HOMES, BUSINESS, productPaths.solar],
    section: SECTION,
  },
  'local-install-home': { text: '1 to 2 days', pages: HOMES, section: SECTION },
  'local-install-business': { text: '3 to 5 days', pages: [BUSINESS], section: SECTION },
  'local-ev-grant': {
    text: 'up to £350',
    pages: [EV],
    section: SECTION,
    decision: 'The grant was £350 until 31 March 2026 and is £500 since: the page states both with their dates.',
  },
  'local-ev-grant-ended': {
    text: dayWords(grantThen.until),
    pages: [EV],
    section: SECTION,
    substantiation: OZEV,
  },
  'local-ev-grant-today': {
    text: `Since ${dayWords(grantNow.from)} it pays ${grantNow.percent}% of the cost, at most ${formatPrice(grantNow.cap)}, until ${dayWords(grantNow.until)}.`,
    undated: 'What it pays today, and to whom, stands in our EV quote.',
    validFrom: grantNow.from,
    validUntil: grantNow.until,
    pages: [EV],
    section: SECTION,
    substantiation: OZEV,
    conflictsWith: ['local-ev-grant'],
    decision: 'Stands beside the specified amount, which the law has replaced.',
  },
  'local-vat-homes': {
    text: `VAT is 0% on homes until ${dayWords(homeVat.zeroUntil)}.`,
    undated: 'VAT on homes is charged at the reduced rate.',
    validUntil: homeVat.zeroUntil,
    pages: [...HOMES, productPaths.solar],
    section: '9, Blog article statements',
    substantiation: 'House of Commons Library CBP-8602; HMRC VENSAV2083',
  },
  'local-vat-battery': {
    text: `is 0% on a battery for a home, also without panels, until ${dayWords(homeVat.zeroUntil)}`,
    undated: 'on a battery for a home is charged at the reduced rate, also without panels',
    validUntil: homeVat.zeroUntil,
    pages: ['/battery-storage-north-east'],
    section: '9, Blog article statements',
    substantiation: 'House of Commons Library CBP-8602; HMRC VENSAV2083',
  },
  'local-ev-prices': {
    text: `${chargerPrices.lowest} to ${chargerPrices.highest}`,
    pages: [EV],
    section: 'Funnels specification, 9.5',
    substantiation: proof.ownPlan,
    decision: 'The one range for chargers, of the list that the quote prices with.',
  },
  'local-ev-price': {
    text: '£899 to £1,049',
    pages: [EV],
    section: '9, Structured data',
    decision:
      'The chargers of which the specification names the price with the application for the grant, said so beside the range of all four.',
  },
};
