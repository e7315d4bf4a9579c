import { dayWords } from '#contract/common/calendar.ts';
import { homeVat } from '#contract/common/photovoltaic/pricing.ts';
import { datedFigures } from '#contract/datedFigures.ts';
import type { Fact, Facts } from '../facts.ts';
import { articlePaths } from '../registryParts.ts';

const { cost: COST, grants: GRANTS, ev: EV, business: ROI, battery: BATTERY, localEv: LOCAL_EV } = articlePaths;

const VAT_LAW = datedFigures.homeVat.source;
const BOILER_UPGRADE =
  'GOV.UK, Boiler Upgrade Scheme: approved grant values from 21 July 2026, for applications until 31 March 2028.';
const OZEV = 'GOV.UK, electric vehicle chargepoint grant.';
const WARM_HOMES = 'GOV.UK, Warm Homes: Local Grant.';

const fact = (text: string, substantiation: string, ...pages: string[]): Fact => ({
  text,
  pages,
  section: 'not specified',
  substantiation,
});

interface Ending {
  /** Its last day, ISO. */
  readonly until: string;
  /** What is printed afterwards. */
  readonly afterwards: string;
}

const ending = (undated: Fact, { until, afterwards }: Ending): Fact => ({
  ...undated,
  validUntil: until,
  undated: afterwards,
});

const eco4 = (text: string, afterwards: string): Fact =>
  ending(fact(text, 'Energy Company Obligation, extended to the end of 2026.', GRANTS), {
    until: '2026-12-31',
    afterwards,
  });
const noVat = (text: string, afterwards: string): Fact =>
  ending(fact(text, VAT_LAW, GRANTS), { until: homeVat.zeroUntil, afterwards });

const boilerUpgrade = (text: string, afterwards: string): Fact =>
  ending(fact(text, BOILER_UPGRADE, GRANTS), { until: '2028-03-31', afterwards });

/** What lasts for a time only: words of today, and words for afterwards. */
const passing: Facts = {
  eco4: eco4(
    "was extended to the end of 2026 and is all but over. If a firm has promised you ECO4 work that hasn't been surveyed yet, ask them in writing what happens after December",
    'has ended. If a firm promised you ECO4 work that was never done, ask them in writing what they will do about it',
  ),
  'eco4-state': eco4('ECO4 is in its last weeks', 'ECO4 has ended'),
  'vat-worth': noVat(
    `${homeVat.reducedPercent}% of the price from ${dayWords(homeVat.reducedFrom)}`,
    'nothing any more',
  ),
  'vat-ends': noVat(dayWords(homeVat.zeroUntil), 'ended'),
  'vat-rise': noVat(
    "a system of £8,000 will cost £8,400 if it's fitted after the end of March 2027. Surveys get busier in February, so ask for yours before Christmas",
    'a system that was £8,000 is now £8,400',
  ),
  'vat-now-line': noVat(
    'Price without VAT, as it is charged now',
    'Price without VAT, as it was charged until the rate went up',
  ),
  'vat-later-line': noVat(`The same with 5% VAT from ${dayWords(homeVat.reducedFrom)}`, 'The same with 5% VAT, as now'),
  'vat-advice': noVat("buy while there's no VAT, choose", 'choose'),
  'warm-homes-until': ending(fact('March 2028', WARM_HOMES, GRANTS), {
    until: '2028-03-31',
    afterwards: 'now over',
  }),
  'warm-homes-run': ending(
    fact(
      "can pay for everything. It's run by councils and combined authorities in England until March 2028",
      WARM_HOMES,
      GRANTS,
    ),
    {
      until: '2028-03-31',
      afterwards: 'paid for everything and is over. Ask your council what has followed it; these were its terms',
    },
  ),
  'heat-pump-grant': boilerUpgrade(
    '£7,500 for air-to-water and ground-source, £2,500 for air-to-air. Off the gas grid, air-to-water in place of oil or LPG gets £9,000',
    'how much depends on the heat pump and on what it replaces',
  ),
  'heat-pump-grant-range': boilerUpgrade('£2,500 to £9,000', 'depends on the heat pump'),
  'heat-pump-grant-until': boilerUpgrade('March 2028', 'now over'),
  'business-rates': ending(
    fact('until 2035', 'Non-Domestic Rating Act 2023: plant for renewable energy.', GRANTS, ROI),
    {
      until: '2035-03-31',
      afterwards: 'for now',
    },
  ),
  'ev-grant-question': {
    text: 'Who gets the grant in 2026?',
    validUntil: '2026-12-31',
    undated: 'Who gets the grant?',
    pages: [LOCAL_EV],
    section: '2, Local landing pages',
    substantiation: 'A question, no claim.',
  },
};

/** What happened on a day, which stays true. */
const happened: Facts = {
  'vat-zero-since': fact(dayWords(homeVat.zeroFrom), VAT_LAW, GRANTS),
  'vat-batteries-since': fact(
    dayWords(homeVat.zeroForBatteriesFrom),
    VAT_LAW,
    GRANTS,
    BATTERY,
    '/battery-storage-north-east',
  ),
  'vat-reduced-from': fact(dayWords(homeVat.reducedFrom), VAT_LAW, GRANTS),
  'warm-homes-plan': fact('January 2026', 'GOV.UK, Warm Homes Plan.', GRANTS),
  'allowance-since': fact('April 2023', 'Finance (No. 2) Act 2023.', ROI),
  'permitted-development': fact('December 2023', 'SI 2023/1279, Class J of Part 14.', ROI),
  'ev-grant-owners-closed': fact('2022', OZEV, EV, LOCAL_EV),
  'smart-chargers-since': fact('2022', 'Electric Vehicles (Smart Charge Points) Regulations 2021.', EV),
  'carbon-year': fact('the figure of 2020', 'UK government conversion factors for company reporting.', COST),
  'switch-days-since': fact('18 July 2022', 'Ofgem, Faster Switching Programme.', '/faqs'),
  'statistics-exception-since': fact(
    'February 2026',
    'Data (Use and Access) Act 2025, section 112 and schedule 12: exceptions of the cookie rule.',
    '/cookie-policy',
  ),
  'small-business-ombudsman': fact(
    '19 December 2024',
    'Ofgem, small business protections.',
    '/adr-compliance',
    '/learn-more/business',
  ),
  'local-price-year': fact(
    'at prices of 2026',
    'When the pages were worked out.',
    '/solar-panels-newcastle',
    '/solar-panels-durham',
    '/solar-panels-sunderland',
  ),
};

/** Dates of laws and schemes that texts tell of. */
export const facts: Facts = { ...passing, ...happened };
