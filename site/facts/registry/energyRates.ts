import { dayWords } from '#contract/common/calendar.ts';
import { typicalUse } from '#contract/common/energy/prices.ts';
import { datedFigures, type DatedFigure } from '#contract/datedFigures.ts';
import { chargingAssumptions } from '#contract/ev/chargingCost.ts';
import { batteryYear, exampleWorth, exampleYear, penceText, valueOf } from '../energyRates.ts';
import type { Fact, Facts } from '../facts.ts';
import { articlePaths, productPaths } from '../registryParts.ts';

const { cost: COST, grants: GRANTS, ev: EV, business: ROI, battery: BATTERY } = articlePaths;
const HOME_CASE = '/case-studies/newcastle-home-solar-installation';
const BUSINESS_CASES = [
  '/case-studies/durham-school-solar-battery',
  '/case-studies/gateshead-industrial-solar',
  '/case-studies/north-shields-community-solar',
  '/case-studies/sunderland-commercial-office-solar',
];

const { priceCap, nightRate, publicRapid: rapid, exportPrices, typicalUse: tdcv } = datedFigures;
const CAP = priceCap.source;
const QUOTE = 'The formula that the quote uses (funnels specification, 9.3 and 9.4).';
const OUR_ESTIMATE = 'Our own estimate, said to be one.';
const SUM = 'Worked out from the rates of this registry; the arithmetic is in energyRates.test.ts.';

const rate = (text: string, substantiation: string, pages: readonly string[]): Fact => ({
  text,
  pages: [...pages],
  section: 'not specified',
  substantiation,
});

/** A price of a day, with its last day; afterwards pages say of when it is. */
const priceOf = (
  words: readonly [text: string, of: string],
  { source, validUntil }: DatedFigure,
  pages: readonly string[],
): Fact => ({
  ...rate(words[0], source, pages),
  validUntil,
  undated: `${words[0]} (${words[1]})`,
});

const { night, standard, publicRapid } = chargingAssumptions;

const { usedKwh, exportedKwh } = exampleYear;

const rates: Facts = {
  'rate-night': priceOf([penceText('night'), night.asOf], nightRate, ['/', EV, BATTERY, productPaths.charging]),
  'rate-standard': rate(penceText('standard'), CAP, ['/', EV, COST, BATTERY]),
  'rate-standard-quarter': rate(standard.asOf, CAP, ['/', EV, COST, BATTERY]),
  'rate-public': rate(penceText('publicRapid'), rapid.source, ['/', EV, productPaths.charging]),
  'rate-public-month': rate(publicRapid.asOf, rapid.source, ['/', EV, productPaths.charging]),
  'rate-export-lowest': rate(penceText('exportLowest'), 'The lower end of the specified range.', [GRANTS]),
  'rate-export-highest': rate(penceText('exportHighest'), 'The upper end of the specified range.', [GRANTS]),
  'rate-export-when': rate('spring 2024', 'When the article was written.', [GRANTS]),
  'rate-export-poor': priceOf([penceText('exportPoor'), '2026'], exportPrices, [COST, BATTERY, GRANTS]),
  'rate-export-good': priceOf([penceText('exportGood'), '2026'], exportPrices, [COST, BATTERY]),
  'rate-quote-home': rate(penceText('quoteHome'), QUOTE, [COST, BATTERY, HOME_CASE]),
  'rate-quote-business': rate(penceText('quoteBusiness'), QUOTE, [
    ROI,
    '/commercial-solar-newcastle',
    ...BUSINESS_CASES,
  ]),
  'rate-business-usual': rate('20p to 22p', OUR_ESTIMATE, [ROI]),
  'rate-business-large': rate('16p', OUR_ESTIMATE, [ROI]),
  'rate-battery-gap': rate('15p or more', OUR_ESTIMATE, ['/battery-storage-north-east']),
  'rate-shop-margin': rate('14p', 'Sample content: the project is invented.', [
    '/case-studies/newcastle-retail-ev-charging',
  ]),
};

const sums: Facts = {
  'year-used': rate(valueOf(usedKwh, 'standard'), SUM, [COST]),
  'year-export-good': rate(valueOf(exportedKwh, 'exportGood'), SUM, [COST]),
  'year-export-poor': rate(valueOf(exportedKwh, 'exportPoor'), SUM, [COST]),
  'year-worth-good': rate(exampleWorth('exportGood'), SUM, [COST]),
  'year-worth-poor': rate(exampleWorth('exportPoor'), SUM, [COST]),
  'year-export-lowest': rate(valueOf(exportedKwh, 'exportLowest'), SUM, [GRANTS]),
  'year-export-highest': rate(valueOf(exportedKwh, 'exportHighest'), SUM, [GRANTS]),
  'battery-night-only': rate(batteryYear.nightOnly, SUM, [BATTERY]),
  'battery-good-export': rate(batteryYear.goodExport, SUM, [BATTERY]),
  'battery-poor-export': rate(batteryYear.poorExport, SUM, [BATTERY]),
  'battery-moved': rate(batteryYear.moved, OUR_ESTIMATE, [BATTERY]),
  'battery-price': rate(batteryYear.price, OUR_ESTIMATE, [BATTERY]),
  'battery-mixed': rate(batteryYear.mixed, SUM, [BATTERY]),
  'battery-payback-years': rate(batteryYear.payback, SUM, [BATTERY]),
};

const OFGEM = tdcv.source;
const kwhText = (kwh: number): string => `${kwh.toLocaleString('en-GB')} kWh`;

const use: Facts = {
  'typical-electricity': rate(kwhText(typicalUse.electricityKwh), OFGEM, [BATTERY, '/learn-more/energy']),
  'typical-gas': rate(kwhText(typicalUse.gasKwh), OFGEM, ['/learn-more/energy']),
  'typical-since': rate(dayWords(typicalUse.since), OFGEM, ['/learn-more/energy']),
};

/** What a kilowatt-hour costs and earns, how many a home uses, and the sums of the pages that rest on both. */
export const facts: Facts = { ...rates, ...sums, ...use };
