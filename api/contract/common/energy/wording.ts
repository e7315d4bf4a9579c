import { formatWholePounds, toPounds, times, type SubPence } from '../money.ts';
import { formatKilowattHours, formatNumber } from '../numbers.ts';
import type { BatteryWorth } from './batteryWorth.ts';
import { earnedText, fromLeast, yearsToEarn } from './earning.ts';
import {
  LARGEST_HOME_KW,
  LOSS_PERCENT_A_YEAR,
  PAYBACK_YEARS,
  type HomeEstimate,
  type HomeFigures,
  type HomeRange,
} from './estimate.ts';
import { exportPrices, priceCap, timeOfUse } from './prices.ts';

// What a home reads of its estimate, and sales of it, alike. Never "MCS estimate", never a single figure, never a promise.

/** Heading of the estimate wherever a customer reads it. */
export const ESTIMATE_HEADING = 'For your home: an estimate';
/** The same for business premises. */
export const BUILDING_HEADING = 'For your building: an estimate';

/** "£297 to £592", or the one of them where both read the same. */
export const span = (low: string, high: string): string => (low === high ? high : `${low} to ${high}`);

const yearsText = (tenths: number): string => (tenths / 10).toFixed(1);

/** "5.6 to 11.1 years": the favourable end first, as years go. */
function paybackText({ low, high }: HomeRange): string {
  const [soonest, latest] = [high.paybackTenths, low.paybackTenths];
  if (soonest === undefined) return `Not within ${PAYBACK_YEARS} years, by money alone`;
  if (latest === undefined) return `${yearsText(soonest)} years at best; it can take more than ${PAYBACK_YEARS}`;
  return `${span(yearsText(soonest), yearsText(latest))} years`;
}

const percentUsed = ({ year }: HomeFigures): number => Math.round((year.used / year.generation) * 100);
const kwhText = (kwh: number): string => formatNumber(Math.round(kwh));

/** The four figures, each from the cautious to the favourable end. */
export function estimateRows(range: HomeRange) {
  const { low, high } = range;
  const shares = [percentUsed(low), percentUsed(high)];
  return [
    { label: 'Made a year', value: `${span(kwhText(low.year.generation), kwhText(high.year.generation))} kWh` },
    { label: 'Used at home', value: `${span(String(Math.min(...shares)), String(Math.max(...shares)))}% of it` },
    { label: 'Worth a year', value: span(formatWholePounds(low.saving), formatWholePounds(high.saving)) },
    { label: 'Paid back in', value: paybackText(range) },
  ];
}

/** Why there is none, for the customer. */
export const NO_ESTIMATE = {
  place: 'There’s no estimate for this postcode: the method has no weather data for it.',
  size: 'There’s no estimate for this size: the method is made for homes.',
} as const;

/** Why there is none for a building, for the customer. */
export const NO_BUILDING_ESTIMATE = {
  place: NO_ESTIMATE.place,
  size: `There’s no estimate above ${LARGEST_HOME_KW} kW: the network operator decides what you can sell. We’ll work it out after the survey.`,
} as const;

/** "26.11p" */
const penceText = (amount: SubPence): string => `${toPounds(times(amount, 100))}p`;

function roofText({ assumed, shade }: HomeRange): string {
  const direction = assumed.includes('direction') ? 'It runs from a roof facing east or west to one facing south.' : '';
  return `${direction}${shade === 'none' ? ' We assume no shade.' : ''}`.trim();
}

function demandText({ assumed, annualUse }: HomeRange): string {
  const use = formatKilowattHours(Math.round(annualUse));
  const typical = `assume a typical home’s ${use} a year.`;
  const isLow = assumed.includes('low-bill');
  if (isLow || assumed.includes('small-bill'))
    return `Your bill is ${isLow ? 'below' : 'hardly above'} the standing charge, so we ${typical}`;
  return assumed.includes('no-bill') ? `We ${typical}` : `Your bill means about ${use} a year.`;
}

/** The prices that a range counts, beside those of homes. */
interface Counted {
  /** For what a home pays. */
  readonly paid: (price: SubPence) => SubPence;
  /** " (the price cap)", behind the price of a kWh. */
  readonly of: string;
}

const HOME_PRICES: Counted = { paid: (price) => price, of: ' (the price cap)' };

function pricesText({ tariff }: HomeRange, day: string, { paid, of }: Counted): string {
  if (tariff === 'time-of-use') {
    const { night, peak, rest, period } = timeOfUse;
    const bought = [night.prices, peak.prices, rest].map(({ buy }) => penceText(paid(buy)));
    const sold = [night.prices, peak.prices, rest].map(({ sell }) => penceText(sell));
    return `A time-of-use tariff of ${period} as an example: ${bought[0]} for a kWh from ${night.from}:00 to ${night.to}:00, ${bought[1]} from ${peak.from}:00 to ${peak.to}:00, ${bought[2]} otherwise; you sell for ${sold[0]}, ${sold[1]} and ${sold[2]}.`;
  }
  const isOver = day > priceCap.validUntil || day > exportPrices.validUntil;
  return `Prices of ${priceCap.period}${isOver ? ', which have changed since' : ''}: ${penceText(paid(priceCap.unit))} for each kWh you don’t buy${of}, ${penceText(exportPrices.low)} to ${penceText(exportPrices.high)} for each one you sell.`;
}

/** What the figures rest on, and when. @param day YYYY-MM-DD: prices that are over are called so */
export const basisParts = (range: HomeRange, day: string, counted: Counted = HOME_PRICES) => ({
  method: 'An estimate by the SAP 10.2 method, the government’s for energy certificates.',
  roof: roofText(range),
  use: demandText(range),
  prices: pricesText(range, day, counted),
  outlook: `No price rises; panels lose ${LOSS_PERCENT_A_YEAR}% a year.`,
});

/** The same in sentences, to be read beside the figures. @param day YYYY-MM-DD */
export const estimateBasis = (range: HomeRange, day: string): readonly string[] =>
  Object.values(basisParts(range, day)).filter((sentence) => sentence !== '');

/** Why an estimate of this kind reads otherwise than the figures of the specification. */
export const whyDifferent = (valuePerKwh: SubPence, kwhPerKw: number): string =>
  `The annual savings in your quote count every kWh at ${penceText(valuePerKwh)} and ${kwhPerKw} kWh for each kW; this estimate counts your region, your use and what exports earn.`;

/** One line for each thing that sales are asked about. */
export function rangeLines(range: HomeRange, where: 'at home' | 'on site') {
  const [made, used, worth, paid] = estimateRows(range).map(({ value }) => value);
  return [
    { label: 'Made and used', value: `${made} a year, ${used} ${where}` },
    { label: 'Worth', value: `${worth} a year` },
    { label: 'Payback', value: paid ?? '' },
  ];
}

/** The same of a home, or why there is none. */
export const estimateLines = (estimate: HomeEstimate) =>
  estimate.kind === 'none'
    ? [{ label: 'Estimate', value: NO_ESTIMATE[estimate.reason] }]
    : rangeLines(estimate, 'at home');

/** A battery of the catalogue with what it adds to the price, and to each year. */
export interface PricedBattery {
  readonly name: string;
  /** What is paid for it. */
  readonly cost: SubPence;
  /** The same in words, and what VAT is in it. */
  readonly price: string;
  readonly worth: BatteryWorth;
}

/** "7.7 kWh battery, £5,040: £139 to £175 a year, 29 to 36 years": from one tariff to the other. */
export const batteryRows = (batteries: readonly PricedBattery[]) =>
  batteries.map(({ name, cost, price, worth: { flat, timeOfUse: byTime } }) => {
    const ends = fromLeast([flat, byTime]);
    return {
      label: `${name}, ${price}`,
      value: `${span(formatWholePounds(ends[0]), formatWholePounds(ends[1]))} a year, ${earnedText(yearsToEarn(cost, ends))}`,
    };
  });

/** Only for a figure of a licensed table; it leads, and the range stands below it. */
export const MCS_LABEL = 'MCS estimate';

/** "3,204 kWh a year" */
export const mcsText = (kwh: number): string => `${kwhText(kwh)} kWh a year`;

/** What a visitor is told beside it. */
export const MCS_NOTE =
  'The MCS estimate follows the scheme’s tables for your area and roof, without shade. It’s guidance: no one can say how much the sun will shine.';
