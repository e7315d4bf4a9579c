import { dayWords } from '#contract/common/calendar.ts';
import { formatPrice, formatWholePounds, percentOf, sum } from '#contract/common/money.ts';
import { formatPayback, homeVat } from '#contract/common/photovoltaic/pricing.ts';
import { chargingCostPerYear } from '#contract/ev/chargingCost.ts';
import { grantRules } from '#contract/ev/grant.ts';
import { batteryExamples, businessExample, businessTaxRelief, homeExample } from '../exampleSystems.ts';
import type { Fact, Facts } from '../facts.ts';
import { chargerPrices } from '../prices.ts';
import { articlePaths, productPaths } from '../registryParts.ts';

const { cost: COST, grants: GRANTS, ev: EV, business: ROI, battery: BATTERY } = articlePaths;

const BLOG_STATEMENTS = '9, Blog article statements';
const COUNTS = '3, Blog article';

const miscounted = (text: string): Fact => ({
  text,
  pages: [],
  section: COUNTS,
  decision: 'Lists of categories show how many articles there really are.',
  withheld: 'The specified counts add up to 38 where five articles exist: shown, they would mislead (C24).',
});

/** Figures that our own price lists and formulas give; with them they change. */
const computed = (text: string, ...pages: string[]): Fact => ({
  text,
  pages,
  section: 'funnels specification, 9',
  substantiation: 'Computed from the price list and the formulas that the quote uses.',
});

const poundsOf = (amount: number): string => `£${Math.round(amount).toLocaleString('en-GB')}`;

const statements: Facts = {
  'blog-vat': {
    text: 'VAT at 5%',
    pages: [COST, GRANTS],
    section: BLOG_STATEMENTS,
    conflictsWith: ['blog-vat-now'],
    decision: 'Quoted in the box on what has changed, with the rate of today beside it (C8).',
    substantiation: 'The rate of the years before 1 April 2022 for some homes, and by law again from 1 April 2027.',
  },
  'blog-vat-now': {
    text: `0% VAT until ${dayWords(homeVat.zeroUntil)}, and ${homeVat.reducedPercent}% from ${dayWords(homeVat.reducedFrom)}`,
    pages: [COST, GRANTS, BATTERY],
    section: BLOG_STATEMENTS,
    validFrom: '2024-02-01',
    validUntil: homeVat.zeroUntil,
    undated: '5% VAT, after five years at nothing',
    conflictsWith: ['blog-vat'],
    substantiation: 'House of Commons Library CBP-8602; HMRC internal manual VENSAV2083.',
  },
  'blog-seg-rates': {
    text: '3.5p to 12p per kWh',
    pages: [GRANTS],
    section: BLOG_STATEMENTS,
    decision: 'Shown as the range of spring 2024; the article says how to look up rates of today (C9).',
  },
  'blog-seg-certificate': {
    text: 'an MCS certificate',
    pages: [GRANTS],
    section: BLOG_STATEMENTS,
    substantiation: 'Ofgem, Smart Export Guarantee guidance: MCS or an equivalent scheme.',
  },
  'blog-seg-epc': {
    text: 'an EPC of at least D',
    pages: [GRANTS],
    section: BLOG_STATEMENTS,
    decision: 'Quoted as what the article first said, with the note that this was a rule of the Feed-in Tariff (C9).',
  },
  'blog-tax-relief': {
    text: '100% tax relief up to £1 million',
    pages: [GRANTS, ROI],
    section: BLOG_STATEMENTS,
    substantiation: 'Annual Investment Allowance: £1 million for good since 1 April 2023 (Finance (No. 2) Act 2023).',
  },
  'blog-counts-residential': miscounted('12'),
  'blog-counts-commercial': miscounted('8'),
  'blog-counts-grants': miscounted('6'),
  'blog-counts-battery': miscounted('5'),
  'blog-counts-ev': miscounted('7'),
};

const [grantThen, grantNow] = grantRules;

const grants: Facts = {
  'blog-ev-grant-then': {
    text: `up to ${formatPrice(grantThen.cap)}`,
    pages: [EV],
    section: '9, Local page claims',
    decision: 'Quoted in the box on what has changed (C10).',
    substantiation: 'GOV.UK: electric vehicle chargepoint grant until 31 March 2026.',
  },
  'blog-ev-grant-now': {
    text: `${grantNow.percent}% of the cost, up to ${formatPrice(grantNow.cap)} a socket, for applications until ${dayWords(grantNow.until)}`,
    pages: [EV, productPaths.charging],
    section: '9, Local page claims',
    validFrom: grantNow.from,
    validUntil: grantNow.until,
    undated: 'part of the cost, an amount that the government sets anew each spring',
    substantiation: 'GOV.UK: electric vehicle chargepoint grant, read on 20 November 2026.',
  },
};

const [small, medium, large] = batteryExamples;
const vatLater = percentOf(homeExample.total, homeVat.reducedPercent);

const figures: Facts = {
  'blog-home-total': computed(formatWholePounds(homeExample.total), COST, BATTERY, GRANTS, productPaths.solar),
  'blog-home-with-vat': computed(formatWholePounds(sum(homeExample.total, vatLater)), GRANTS),
  'blog-home-vat': computed(formatWholePounds(vatLater), GRANTS),
  'blog-home-savings': computed(formatWholePounds(homeExample.annualSavings), COST, BATTERY, productPaths.solar),
  'blog-home-payback': computed(formatPayback(homeExample.paybackTenths), COST, BATTERY),
  'blog-home-equipment': computed(formatWholePounds(homeExample.equipment), COST),
  'blog-home-installation': computed(formatWholePounds(homeExample.installation), COST),
  'blog-home-design': computed(formatWholePounds(homeExample.design), COST),
  'blog-battery-small': computed(formatPayback(small.paybackTenths), BATTERY),
  'blog-battery-medium': computed(formatPayback(medium.paybackTenths), COST, BATTERY),
  'blog-battery-large': computed(formatPayback(large.paybackTenths), BATTERY),
  'blog-battery-medium-total': computed(formatWholePounds(medium.total), COST, BATTERY),
  'blog-business-total': computed(formatWholePounds(businessExample.total), ROI),
  'blog-business-savings': computed(formatWholePounds(businessExample.annualSavings), ROI),
  'blog-business-payback': computed(formatPayback(businessExample.paybackTenths), ROI),
  'blog-business-production': computed(`${businessExample.annualKwh.toLocaleString('en-GB')} kWh`, ROI),
  'blog-business-relief': computed(poundsOf(businessTaxRelief.relief), ROI),
  'blog-business-net': computed(poundsOf(businessTaxRelief.net), ROI),
  'blog-charger-lowest': computed(chargerPrices.lowest, EV, productPaths.charging),
  'blog-charger-highest': computed(chargerPrices.highest, EV, productPaths.charging),
  'blog-charging-night': computed(formatWholePounds(chargingCostPerYear('night')), EV, productPaths.charging),
  'blog-charging-standard': computed(formatWholePounds(chargingCostPerYear('standard')), EV),
  'blog-charging-public': computed(formatWholePounds(chargingCostPerYear('publicRapid')), EV),
};

/** What the articles state: first the words of the site specification, then the law of today and our own figures. */
export const facts: Facts = { ...statements, ...grants, ...figures };
