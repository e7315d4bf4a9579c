import { minus, NO_MONEY, sum, timesQuantity, type SubPence } from '../money.ts';
import { paybackTenths, roofAt, type End, type HomeAnswers, type HomeFigures, type HomeRange } from './estimate.ts';
import { monthlyDemand, monthsOf, savingOf, totalOf, type Flows } from './homeYear.ts';
import { eachMonth, keeping, runMonths, sunOf, yearCost, type BatteryYear, type MonthHours } from './hourYear.ts';
import type { EstimateInputs } from './inputs.ts';
import { exportPrices, isCheapHour, timeOfUseAt } from './prices.ts';
import { dailyUse } from './weatherYear.ts';
import { DAYS_OF_MONTHS } from './yield.ts';

// What SAP does not know of a home, because it knows no hours: when somebody is in, and prices that change through the day.
// How much is made and sold stays SAP's; the hourly year only says by how much a home differs from the typical one, and what
// a kWh of it costs at the time.

/** By how much more a home with somebody in uses from 9:00 to 17:00 than a typical one, and an empty one less: our assumption. */
const DAY_SHIFT = 0.25;
const isDay = (hourOfDay: number): boolean => hourOfDay >= 9 && hourOfDay < 17;

/** Who is in when, and what a kWh costs when. */
export type Habits = Pick<EstimateInputs, 'homeInDay' | 'tariff'>;

const weightOf =
  (homeInDay: boolean | undefined) =>
  (hourOfDay: number): number =>
    homeInDay === undefined || !isDay(hourOfDay) ? 1 : 1 + (homeInDay ? DAY_SHIFT : -DAY_SHIFT);

/** Shares of a day, moved between its hours. */
function weighted(day: readonly number[], weightOf: (hourOfDay: number) => number): readonly number[] {
  const parts = day.map((share, hour) => share * weightOf(hour));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

/**
 * What a home uses in each of 8,760 hours, in kWh.
 * @param weightOf how much more of its use than a typical home's falls into an hour of the day; 1 for as much
 */
export function hourlyDemand(annualKwh: number, weightOf: (hourOfDay: number) => number = () => 1): Float64Array {
  const used = new Float64Array(8760);
  const shapes = dailyUse().map((day) => weighted(day, weightOf));
  const months = monthlyDemand(annualKwh);
  eachMonth((month, from, to) => {
    const aDay = (months[month] ?? 0) / (DAYS_OF_MONTHS[month] ?? 1);
    for (let hour = from; hour < to; hour += 1) used[hour] = aDay * (shapes[month]?.[hour % 24] ?? 0);
  });
  return used;
}

/** For each kWh a year, of three kinds of home. */
const keptDemands = keeping<Float64Array>(3);

/** What a home uses in each hour for each kWh a year, as `hourlyDemand` has it: worked out once. */
export const demandShape = (homeInDay?: boolean): Float64Array =>
  keptDemands(String(homeInDay), () => hourlyDemand(1, weightOf(homeInDay)));

const total = (hours: Float64Array): number => hours.reduce((all, kwh) => all + kwh, 0);

interface HourlyHome {
  readonly end: End;
  readonly range: HomeRange;
  readonly answers: HomeAnswers;
  readonly homeInDay: boolean | undefined;
}

/** Each stop of the slider, at both ends, with its habits and without; 18 kB each. */
const keptYears = keeping<MonthHours>(128);

/** A year of a home with another battery than its own. @param atNight it is also filled while electricity is cheap */
function yearWith({ end, range, answers, homeInDay }: HourlyHome, batteryKwh: number, atNight = false): MonthHours {
  const roof = roofAt(end, answers, range.region);
  const sun = sunOf(roof, answers.sizeKw);
  const use = range.annualUse;
  const of = [
    range.region,
    roof.orientation,
    roof.tilt,
    sun.size,
    use,
    homeInDay,
    batteryKwh,
    atNight && batteryKwh > 0,
  ];
  return keptYears(of.join(), () => {
    const used = demandShape(homeInDay);
    return runMonths({ ...sun, used, use, batteryKwh, isNight: atNight ? isCheapHour : undefined });
  });
}

/** How much more of its own electricity this home uses than one of which nothing is said; 1 for as much. */
function shareBeside(home: HourlyHome, batteryKwh: number): number {
  if (home.homeInDay === undefined) return 1;
  const usedBy = ({ made, exported }: MonthHours): number => total(made) - total(exported);
  const typical = usedBy(yearWith({ ...home, homeInDay: undefined }, batteryKwh));
  return typical > 0 ? usedBy(yearWith(home, batteryKwh)) / typical : 1;
}

/** The same month with another share of it used at home. */
function withUse({ generation, used, bought }: Flows, factor: number): Flows {
  const demand = used + bought;
  const now = Math.min(used * factor, generation, demand);
  return { generation, used: now, exported: generation - now, bought: demand - now };
}

/** What a home's year by SAP is with another battery than its own, its habits counted. */
function monthsWith(home: HourlyHome, batteryKwh: number): Flows[] {
  const { end, range, answers } = home;
  const { region, annualUse } = range;
  const roof = roofAt(end, answers, region);
  const factor = shareBeside(home, batteryKwh);
  return monthsOf({ roof, sizeKw: answers.sizeKw, annualUse, batteryKwh }).map((month) => withUse(month, factor));
}

/** What a year of SAP's is worth without a battery, at prices by the hour: the hourly year says what a kWh of it is worth. */
function savingByTime(home: HourlyHome): SubPence {
  const year = totalOf(monthsWith(home, 0));
  const sunny = yearWith(home, 0);
  const nothing = new Float64Array(sunny.used.length);
  const costOf = (bought: Float64Array, exported: Float64Array): SubPence =>
    yearCost({ bought, exported }, timeOfUseAt);
  const avoided = minus(costOf(sunny.used, nothing), costOf(sunny.bought, nothing));
  const earned = minus(NO_MONEY, costOf(nothing, sunny.exported));
  const avoidedKwh = total(sunny.used) - total(sunny.bought);
  const exportedKwh = total(sunny.exported);
  const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
  return sum(
    timesQuantity(avoided, shareOf(year.used, avoidedKwh)),
    timesQuantity(earned, shareOf(year.exported, exportedKwh)),
  );
}

/** What a battery adds at prices by the hour. It is not scaled to SAP, which knows no night that it could be filled in. */
function worthByTime(home: HourlyHome, batteryKwh: number): SubPence {
  const costWith = (kwh: number): SubPence => yearCost(yearWith(home, kwh, true), timeOfUseAt);
  const worth = minus(costWith(0), costWith(batteryKwh));
  // Nobody fills one at night where that loses money.
  return worth > 0 ? worth : NO_MONEY;
}

/**
 * The same estimate for a home of which more is known. Loads a year of weather: leave it out of what is shown first.
 * Where prices change through the day it is that without a battery and what `batteriesOfHome` says of its own.
 * @param answers those that the range was made of
 */
export function withHabits(range: HomeRange, answers: HomeAnswers, { homeInDay, tariff = 'flat' }: Habits): HomeRange {
  if (homeInDay === undefined && tariff === 'flat') return range;
  const { batteryKwh, cost } = answers;
  const figuresAt = (end: End): HomeFigures => {
    const home = { end, range, answers, homeInDay };
    const months = monthsWith(home, batteryKwh);
    const year = totalOf(months);
    const flat = (): SubPence => savingOf(year, exportPrices[end]);
    const byTime = (): SubPence => sum(savingByTime(home), worthByTime(home, batteryKwh));
    const saving = tariff === 'flat' ? flat() : byTime();
    return { months, year, saving, paybackTenths: paybackTenths(cost, saving) };
  };
  return { ...range, tariff, low: figuresAt('low'), high: figuresAt('high') };
}

/**
 * What batteries would do in the same home, whatever its own is: by SAP on a flat tariff, as the estimate itself; by the
 * hourly year where prices change through the day.
 * @returns asked with usable kWh, 0 for none; quick enough for every move of a slider
 */
export function batteriesOfHome(range: HomeRange, answers: HomeAnswers, { homeInDay, tariff = 'flat' }: Habits) {
  const byTime = tariff === 'time-of-use';
  const worthAt = (end: End) => {
    const home = { end, range, answers, homeInDay };
    const flatWith = (kwh: number): SubPence => savingOf(totalOf(monthsWith(home, kwh)), exportPrices[end]);
    const flatWithout = byTime ? NO_MONEY : flatWith(0);
    return (kwh: number) => (byTime ? worthByTime(home, kwh) : minus(flatWith(kwh), flatWithout));
  };
  const [low, high] = [worthAt('low'), worthAt('high')];
  return (batteryKwh: number): BatteryYear => ({
    worth: [low(batteryKwh), high(batteryKwh)],
    year: yearWith({ end: 'low', range, answers, homeInDay }, batteryKwh, byTime),
  });
}

/** What is assumed of a home's days where somebody has said who is in them. */
export const inDayText = (isIn: boolean): string =>
  `${isIn ? 'With someone home we assume a quarter more' : 'With no one home we assume a quarter less'} use between 9am and 5pm than in a typical home.`;
