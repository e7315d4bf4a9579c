import { commercialSolarDefaults } from '#contract/commercial-solar/limits.ts';
import { quoteCommercialSolar } from '#contract/commercial-solar/pricing.ts';
import { toPounds } from '#contract/common/money.ts';
import { batteries, inverters, mountings, panels } from '#contract/solar/catalogue.ts';
import { solarLimits } from '#contract/solar/limits.ts';
import { quoteSolar } from '#contract/solar/pricing.ts';

// What pages say of example systems comes from the lists and formulas that the quotes are made with.

const SIZE_KW = solarLimits.sizeKw.home.initial;

function homeSystem(battery: string) {
  const quote = quoteSolar({
    sizeKw: SIZE_KW,
    panel: panels[0].id,
    inverter: inverters[0].id,
    mounting: mountings[0].id,
    batteryIncluded: battery !== '',
    battery,
  });
  if (!quote) throw new Error(`The catalogue cannot price the example of the pages (battery "${battery}").`);
  return quote;
}

/** The quote behind it. */
export const homeQuote = homeSystem('');

/** The home system that pages calculate with: what the quote starts with. */
export const homeExample = { sizeKw: SIZE_KW, ...homeQuote.figures };

const withBattery = ({ id, name }: (typeof batteries)[number]) => ({ name, ...homeSystem(id).figures });
const [small, medium, large] = batteries;
/** The same system with each battery, the smallest first. */
export const batteryExamples = [withBattery(small), withBattery(medium), withBattery(large)] as const;

const { panel, inverter, mounting } = commercialSolarDefaults;
const BUSINESS_KW = 50;

function businessSystem() {
  const quote = quoteCommercialSolar({
    sizeKw: BUSINESS_KW,
    panel,
    inverter,
    mounting,
    batteryIncluded: false,
    battery: '',
  });
  if (!quote) throw new Error('The commercial catalogue cannot price the example of the articles.');
  return quote.figures;
}

/** The roof that the article on commercial solar calculates with. */
export const businessExample = { sizeKw: BUSINESS_KW, ...businessSystem() };

const MAIN_RATE_PERCENT = 25;

/** What a company at the main rate of corporation tax pays less in the first year, in pounds. */
export const businessTaxRelief = {
  percent: MAIN_RATE_PERCENT,
  relief: (toPounds(businessExample.total) * MAIN_RATE_PERCENT) / 100,
  net: (toPounds(businessExample.total) * (100 - MAIN_RATE_PERCENT)) / 100,
};
