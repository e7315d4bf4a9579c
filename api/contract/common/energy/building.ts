import { minus, NO_MONEY, pounds, timesQuantity, type SubPence } from '../money.ts';
import { formatKilowattHours } from '../numbers.ts';
import {
  assumedOf,
  paybackTenths,
  placeOf,
  roofAt,
  type End,
  type HomeAnswers,
  type HomeEstimate,
  type HomeFigures,
  type HomeRange,
} from './estimate.ts';
import { LEAST_USE_KWH, totalOf, type Flows } from './homeYear.ts';
import { keeping, runMonths, sunOf, yearCost, type BatteryYear, type MonthHours } from './hourYear.ts';
import type { Opening, Tariff } from './inputs.ts';
import { exportPrices, isCheapHour, priceCap, timeOfUseAt, type HourPrices } from './prices.ts';
import { basisParts } from './wording.ts';
import { monthlyYield, yearOf } from './yield.ts';

// Self-use by SAP was fitted on homes: a building is reckoned hour by hour, by when it is open.

/** Stylised, for want of measured figures: hours of an office, a shop and a works, and what is used while closed as a share of that. */
const HOURS = { weekdays: [8, 18], daily: [8, 20], always: [0, 24] } as const;
const CLOSED = 0.25;

const added = (hours: Float64Array): number => hours.reduce((sum, kwh) => sum + kwh, 0);

/** What a building uses in each of 8,760 hours, for each kWh a year: the first day is a Monday. */
export function hourlyOpening(opening: Opening): Float64Array {
  const [from, to] = HOURS[opening];
  const used = new Float64Array(8760).map((_, at) => {
    const isOpenDay = opening !== 'weekdays' || Math.floor(at / 24) % 7 < 5;
    return isOpenDay && at % 24 >= from && at % 24 < to ? 1 : CLOSED;
  });
  const total = added(used);
  return used.map((part) => part / total);
}

const HOME_VAT_PERCENT = 5;
const withoutVat = (price: SubPence): SubPence => timesQuantity(price, 100 / (100 + HOME_VAT_PERCENT));

/** There is no cap for businesses: that of homes without its VAT, per kWh. Their own contract says what they pay. */
export const BUSINESS_UNIT = withoutVat(priceCap.unit);

/** What a kWh costs and earns in an hour of the day. @param sell with one price all day, what an exported kWh earns */
export function buildingPricesAt(tariff: Tariff, sell: SubPence): (hourOfDay: number) => HourPrices {
  if (tariff === 'flat') return () => ({ buy: BUSINESS_UNIT, sell });
  return (hour) => ({ ...timeOfUseAt(hour), buy: withoutVat(timeOfUseAt(hour).buy) });
}

const sumOf = (hours: Float64Array, month: number): number => added(hours.subarray(month * 24, month * 24 + 24));

const flowsOf = (sums: MonthHours): Flows[] =>
  [...Array(12).keys()].map((month) => {
    const [generation, exported] = [sumOf(sums.made, month), sumOf(sums.exported, month)];
    const bought = sumOf(sums.bought, month);
    return { generation, exported, bought, used: Math.max(0, sumOf(sums.used, month) - bought) };
  });

/** Yearly kWh behind a bill; as much as the panels make where it tells nothing. */
function demandOf(bill: number | undefined, made: number) {
  if (bill === undefined || !Number.isFinite(bill)) return { annualUse: made, assumed: ['no-bill'] as const };
  const annualUse = (12 * pounds(bill) - 365 * withoutVat(priceCap.standing)) / BUSINESS_UNIT;
  return annualUse >= LEAST_USE_KWH
    ? { annualUse, assumed: [] }
    : { annualUse: made, assumed: ['small-bill'] as const };
}

interface Ways {
  readonly opening: Opening;
  readonly tariff: Tariff;
}

/** Of three kinds of opening. */
const keptOpenings = keeping<Float64Array>(3);
/** Each stop of the slider, at both ends; 18 kB each. */
const keptYears = keeping<MonthHours>(64);

/** Years of a building with one battery or another, and what each saves beside one without panels. */
function yearsOf(
  answers: HomeAnswers,
  { region, annualUse }: Pick<HomeRange, 'region' | 'annualUse'>,
  { opening, tariff }: Ways,
) {
  const used = keptOpenings(opening, () => hourlyOpening(opening));
  const isNight = tariff === 'flat' ? undefined : isCheapHour;
  return (end: End, batteryKwh: number) => {
    const roof = roofAt(end, answers, region);
    const sun = sunOf(roof, answers.sizeKw);
    const of = [region, roof.orientation, roof.tilt, sun.size, annualUse, opening, batteryKwh, isNight !== undefined];
    const year = keptYears(of.join(), () => runMonths({ ...sun, used, use: annualUse, batteryKwh, isNight }));
    const prices = buildingPricesAt(tariff, exportPrices[end]);
    const without = yearCost({ bought: year.used, exported: new Float64Array(year.used.length) }, prices);
    return { year, saved: minus(without, yearCost(year, prices)) };
  };
}

/** What batteries would do in the same building, in pounds without VAT. @returns asked with usable kWh, 0 for none */
export function batteriesOfBuilding(range: HomeRange, answers: HomeAnswers, ways: Ways) {
  const yearAt = yearsOf(answers, range, ways);
  const [low, high] = [yearAt('low', 0), yearAt('high', 0)];
  return (batteryKwh: number): BatteryYear => {
    const { year, saved } = yearAt('low', batteryKwh);
    return { worth: [minus(saved, low.saved), minus(yearAt('high', batteryKwh).saved, high.saved)], year };
  };
}

/** The estimate for business premises, in pounds without VAT; or why there is none. */
export function estimateBuilding(answers: HomeAnswers, { opening, tariff }: Ways): HomeEstimate {
  const { sizeKw, batteryKwh, cost } = answers;
  const region = placeOf(answers);
  if (typeof region !== 'number') return region;
  const made = yearOf(monthlyYield(roofAt('low', answers, region))) * sizeKw;
  const { annualUse, assumed } = demandOf(answers.monthlyBill, made);
  const yearAt = yearsOf(answers, { region, annualUse }, { opening, tariff });
  const figuresAt = (end: End): HomeFigures => {
    const { year, saved } = yearAt(end, batteryKwh);
    const saving = saved > 0 ? saved : NO_MONEY;
    const months = flowsOf(year);
    return { months, year: totalOf(months), saving, paybackTenths: paybackTenths(cost, saving) };
  };
  return {
    kind: 'range',
    region,
    annualUse,
    tariff,
    shade: answers.shade ?? 'none',
    assumed: assumedOf(answers, assumed),
    low: figuresAt('low'),
    high: figuresAt('high'),
  };
}

/** When a building is open, as a sentence goes on. */
export const OPEN_WORDS: Readonly<Record<Opening, string>> = {
  weekdays: 'Monday to Friday, 8am to 6pm',
  daily: 'every day, 8am to 8pm',
  always: 'round the clock',
};

/** Whose hours they stand for. */
const SHAPES: Readonly<Record<Opening, string>> = { weekdays: 'office', daily: 'shop', always: 'works' };

/** What the figures of a building rest on, and when; to be read beside them. @param day YYYY-MM-DD */
export function buildingBasis(range: HomeRange, opening: Opening, day: string): readonly string[] {
  const { method, roof, prices, outlook } = basisParts(range, day, { paid: withoutVat, of: '' });
  const use = formatKilowattHours(Math.round(range.annualUse));
  // There is no bill, or one that is too small to tell.
  const isUnknown = range.assumed.some((part) => part.endsWith('bill'));
  const from = isUnknown
    ? `Your bill doesn’t tell us your use, so we assume what the panels make, ${use} a year`
    : `Your bill means about ${use} a year`;
  const closed = opening === 'always' ? '' : ', and a quarter as much when closed';
  return [
    method,
    roof,
    `${from}, used ${OPEN_WORDS[opening]}${closed}: a stylised ${SHAPES[opening]}. Real days vary more, so you may use a little less of it yourself.`,
    prices,
    `There’s no price cap for businesses: these are prices for homes without their ${HOME_VAT_PERCENT}% VAT. Your contract may say otherwise.`,
    outlook,
  ].filter((sentence) => sentence !== '');
}
