import { describe, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { factRegistry } from './facts.ts';

// Every figure and claim that the site specification states in sections 1, 2, 3 and 9, line by line: what it says, the
// fact that holds it, and the part of the fact's words that is the figure. That a fact is shown on its pages, or says why
// it is not, is proven in facts.test.ts.
type Stated = readonly [statement: string, id: string, words: string];

const SECTION_1: readonly Stated[] = [
  ['save up to 70% with solar', 'home-saving-solar', 'up to 70%'],
  ['up to 40% on business energy', 'home-saving-business-energy', 'up to 40%'],
  ['from over 25 suppliers', 'home-suppliers', 'over 25 suppliers'],
  ['up to 88% versus public charging', 'home-saving-ev', 'up to 88%'],
  ['average business saving of 1,150 pounds a year', 'home-business-saving', '£1,150'],
  ['15+ years of experience', 'home-experience', '15+ years'],
  ['over 500 staff', 'home-staff', 'over 500'],
  ['MCS certified installers', 'home-mcs', 'MCS certified'],
  ['a UK phone number', 'sales-phone', '0191'],
  ['a general info e-mail', 'info-email', '@'],
  ['lines open 9am-5pm Monday to Friday', 'opening-hours', '9am to 5pm'],
  ['an e-mail reply aimed within 24 hours', 'contact-reply', '24 hours'],
  ['The Beacon, Westgate Road', 'contact-office', 'The Beacon, Westgate Road'],
  ['serves the North East and the UK mainland', 'home-area', 'UK mainland'],
];

const SECTION_2: readonly Stated[] = [
  ['Monday to Friday 9:00am to 5:00pm', 'contact-weekdays', '9:00am to 5:00pm'],
  ['Saturday and Sunday closed', 'contact-weekend', 'Saturday and Sunday'],
  ['the phone card says 9am-5pm Monday to Friday', 'contact-phone-hours', '9am-5pm Monday to Friday'],
  ['Trustworthiness', 'about-trustworthiness', 'Trustworthiness'],
  ['Sustainability', 'about-sustainability', 'Sustainability'],
  ['Customer focus', 'about-customer-focus', 'Customer focus'],
  ['Excellence', 'about-excellence', 'Excellence'],
  ['an empty query shows the prompt', 'shell-search-prompt', 'Please enter a search term'],
  ['no matches', 'shell-search-empty', 'try a different search term'],
];

const SECTION_3: readonly Stated[] = [
  ['standard: annual boiler service', 'home-includes-annual-boiler-service', 'Annual boiler service'],
  ['standard: 24/7 emergency helpline', 'home-includes-24-7-emergency-helpline', '24/7'],
  ['standard: parts and labour included', 'home-includes-parts-and-labour-included', 'Parts and labour'],
  ['standard: unlimited callouts', 'home-includes-unlimited-callouts', 'Unlimited callouts'],
  ['plus: central heating cover', 'home-includes-central-heating-cover', 'Central heating cover'],
  ['complete: plumbing and drains cover', 'home-includes-plumbing-and-drains-cover', 'Plumbing and drains cover'],
  ['complete: electrical emergency cover', 'home-includes-electrical-emergency-cover', 'Electrical emergency cover'],
  ['count of Residential Solar', 'blog-counts-residential', '12'],
  ['count of Commercial Solar', 'blog-counts-commercial', '8'],
  ['count of Solar Grants & Incentives', 'blog-counts-grants', '6'],
  ['count of Battery Storage', 'blog-counts-battery', '5'],
  ['count of EV Charging', 'blog-counts-ev', '7'],
  ['system size 4.8kW', 'case-home-size', '4.8 kW'],
  ['system size 6 x 22kW', 'case-retail-size', '6 x 22 kW'],
  ['completed from 2023-10-22', 'case-first-month', 'October 2023'],
  ['completed to 2024-03-15', 'case-last-month', 'March 2024'],
];

const PRICES: readonly Stated[] = [
  ['home page: 14 pounds a month', 'home-plan-standard', '£14'],
  ['home page: 18 pounds a month', 'home-plan-plus', '£18'],
  ['home page: 22 pounds a month', 'home-plan-complete', '£22'],
  ['Basic Care £8/month', 'plans-basic-care', '£8'],
  ['Basic Care: boiler service', 'plans-basic-includes-1', 'Boiler service'],
  ['Basic Care: 24/7 helpline', 'plans-basic-includes-2', '24/7'],
  ['Basic Care: parts and labour up to £500', 'plans-basic-includes-4', '£500'],
  ['Basic Care: no excess', 'plans-basic-includes-3', 'No excess'],
  ['Complete Care £15/month', 'plans-complete-care', '£15'],
  ['Complete Care: recommended', 'plans-recommended', 'Recommended'],
  ['Complete Care: unlimited parts and labour', 'plans-total-includes-4', 'Unlimited parts and labour'],
  ['Complete Care: plumbing and drains', 'plans-total-includes-5', 'Plumbing and drains'],
  ['Complete Care: home electrical cover', 'plans-total-includes-6', 'Home electrical cover'],
  ['Total Care £22/month', 'plans-total-care', '£22'],
  ['Total Care: heating system cover', 'plans-total-includes-7', 'Heating system cover'],
  ['Total Care: a home security check', 'plans-total-includes-8', 'Home security check'],
  ['static plans page: emergency response aim within 24 hours', 'faq-engineer-hours', 'within 24 hours'],
  ['learn-more: One £14', 'learn-more-one', '£14'],
  ['learn-more: Two £19', 'learn-more-two', '£19'],
  ['learn-more: Three £24', 'learn-more-three', '£24'],
  ['learn-more: Four £29', 'learn-more-four', '£29'],
  ['Fixed from £80/month', 'learn-more-fixed', 'from £80'],
  ['12, 24 or 36 month terms', 'learn-more-energy-terms', '12, 24 or 36'],
  ['Variable from £75', 'learn-more-variable', 'from £75'],
  ['Green from £85', 'learn-more-green', 'from £85'],
  ['Economy 7 from £78', 'learn-more-economy-7', 'from £78'],
  ['learn-more boilers: Service £85', 'learn-more-service', '£85'],
  ['learn-more boilers: Repair from £95', 'learn-more-repair', 'from £95'],
  ['learn-more boilers: New from £1,999', 'learn-more-new', 'from £1,999'],
  ['New: up to 10-year warranty', 'learn-more-boiler-warranty-card', '10-year warranty'],
  ['System Upgrade from £499', 'learn-more-system-upgrade', 'from £499'],
  ['Heating from £199', 'learn-more-heating', 'from £199'],
  ['Security from £299', 'learn-more-security', 'from £299'],
  ['Lighting from £149', 'learn-more-lighting', 'from £149'],
  ['Complete from £499', 'learn-more-complete', 'from £499'],
  ['boiler services: installation from £1,799', 'boiler-services-installation', 'from £1,799'],
  ['boiler services: service from £85', 'boiler-services-service', 'from £85'],
  ['boiler services: repair from £99', 'boiler-services-repair', 'from £99'],
  ['structured data: solar from 4000 to 12000', 'structured-solar-homes', '£4,000 to £12,000'],
  ['structured data: EV charger 899 to 1049', 'local-ev-price', '£899 to £1,049'],
  ['residential solar £6,000 to £10,000', 'local-solar-price', '£6,000 to £10,000'],
];

const CLAIMS: readonly Stated[] = [
  ['4.8 out of 5 from 68 reviews', 'home-rating', '4.8 out of 5 from 68'],
  ['4.8 from 127', 'structured-rating-127', '127'],
  ['4.9 from 137', 'structured-rating-137', '137'],
  ['17:30 in one metadata block', 'opening-hours-metadata', '17:30'],
  ['service radius 50 km', 'structured-service-radius', '50 km'],
  ['boiler warranty up to 10 years', 'boiler-services-warranty', '10 years'],
  ['FAQ: 5 to 10 years', 'faq-boiler-warranty', '5 to 10 years'],
  ['solar warranty 25 years', 'local-solar-warranty', '25-year'],
  ['panel life 25-30 years', 'faq-panel-life', '25 to 30 years'],
  ['about 0.5% a year loss', 'faq-panel-loss', '0.5%'],
  ['a supplier switch takes 21 days', 'faq-switch-days', '21 days'],
  ['a 14-day claim waiting period', 'faq-claim-wait', '14-day'],
  ['an engineer within 24 hours', 'faq-engineer-hours', '24 hours'],
  ['smart thermostats save 10 to 25%', 'faq-smart-saving', '10 to 25%'],
  ['solar saves £300 to £700 a year', 'faq-solar-saving', '£300 to £700'],
  ['the gas emergency number', 'faq-gas-number', '0800 111 999'],
  ['the electricity emergency number', 'faq-power-number', '105'],
  ['four levels: One', 'faq-level-one', 'Boiler'],
  ['four levels: Two', 'faq-level-two', 'Level One'],
  ['four levels: Three', 'faq-level-three', 'Level Two'],
  ['four levels: Four', 'faq-level-four', 'Level Three'],
  ['payback 7 to 10 years', 'local-solar-payback', '7 to 10 years'],
  ['up to 70% bill reduction', 'local-solar-saving', 'up to 70%'],
  ['EV grant up to £350', 'local-ev-grant', 'up to £350'],
  ['residential install 1 to 2 days', 'local-install-home', '1 to 2 days'],
  ['commercial 3 to 5 days', 'local-install-business', '3 to 5 days'],
  ['VAT at 5% on solar', 'blog-vat', 'VAT at 5%'],
  ['SEG rates 3.5p to 12p per kWh', 'blog-seg-rates', '3.5p to 12p'],
  ['SEG needs an MCS certificate', 'blog-seg-certificate', 'MCS certificate'],
  ['SEG needs an EPC of at least D', 'blog-seg-epc', 'EPC of at least D'],
  ['100% tax relief up to £1 million', 'blog-tax-relief', '100% tax relief up to £1 million'],
  ['HomeCare minimum term 12 months', 'terms-homecare-minimum', '12 months'],
  ['cooling-off 14 days', 'terms-cooling-off', '14 days'],
  ['refunds within 14 days', 'terms-refund', '14 days'],
  ['policy of 20 September 2023', 'privacy-first-published', '20 September 2023'],
  ['policy of 15 May 2023', 'cookie-first-published', '15 May 2023'],
  ['policy of 10/07/2024', 'terms-first-published', '10 July 2024'],
  ['head office phone', 'head-office-phone', '0191'],
  ['the 4.8kW home system saves about £850 a year', 'case-home-saving', '£850'],
];

describe.each([
  ['section 1', SECTION_1],
  ['section 2', SECTION_2],
  ['section 3', SECTION_3],
  ['section 9, prices', PRICES],
  ['section 9, claims and facts', CLAIMS],
])('%s', (_section, stated) => {
  test.each(stated)('%s: fact %s', (_statement, id, words) => {
    expect(factRegistry.get(id)?.text).toContain(words);
  });
});

// Ratings, counts and hours that contradict what is shown, and a certificate without a number.
test('exactly these are withheld', () => {
  const withheld = [...factRegistry].flatMap(([id, fact]) => (fact.withheld === undefined ? [] : [id]));
  expect(withheld.toSorted()).toEqual([
    'blog-counts-battery',
    'blog-counts-commercial',
    'blog-counts-ev',
    'blog-counts-grants',
    'blog-counts-residential',
    'home-mcs',
    'opening-hours-metadata',
    'structured-rating-127',
    'structured-rating-137',
    'structured-service-radius',
  ]);
});

test('the articles are dated April to May 2024, the projects October 2023 to March 2024', () => {
  const published = (folder: string) =>
    routes
      .filter(({ path }) => path.startsWith(folder))
      .flatMap(({ share }) => share?.article?.published ?? [])
      .toSorted();
  const articles = published('/blog/');
  expect(articles).toHaveLength(5);
  expect(articles.filter((day) => day < '2024-04-01' || day > '2024-05-31')).toEqual([]);
  const projects = published('/case-studies/');
  expect([projects.length, projects[0], projects.at(-1)]).toEqual([6, '2023-10-22', '2024-03-15']);
});

test('a claim that has ended has words for afterwards, and those hold no date that has passed', () => {
  const dated = [...factRegistry].filter(([, { validUntil }]) => validUntil !== undefined);
  expect(dated.length).toBeGreaterThan(0);
  const years = dated.filter(([, { undated = '', validUntil = '' }]) => undated.includes(validUntil.slice(0, 4)));
  expect(years.map(([id]) => id)).toEqual([]);
});
