import { minus, NO_MONEY, sum, timesQuantity, type SubPence } from '../money.ts';
import { roofAt, type End, type HomeAnswers, type HomeFigures, type HomeRange } from './estimate.ts';
import { savingOf, totalOf, type Flows } from './homeYear.ts';
import { runYear, yearCost, type HourFlows } from './hourRun.ts';
import { hourlyDemand, hourlyYield } from './hourYear.ts';
import type { EstimateInputs } from './inputs.ts';
import { paybackTenths } from './payback.ts';
import { exportPrices, isCheapHour, timeOfUseAt } from './prices.ts';

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

const total = (hours: Float64Array): number => hours.reduce((all, kwh) => all + kwh, 0);

interface HourlyHome {
  readonly made: Float64Array;
  readonly batteryKwh: number;
  readonly annualUse: number;
}

/** A year of the sun alone: nothing is bought to be kept. */
function sunnyYear({ made, batteryKwh, annualUse }: HourlyHome, homeInDay: boolean | undefined) {
  const used = hourlyDemand(annualUse, weightOf(homeInDay));
  return { used, flows: runYear({ made, used, batteryKwh }) };
}

/** How much more of its own electricity this home uses than one of which nothing is said; 1 for as much. */
function shareBeside(home: HourlyHome, homeInDay: boolean | undefined): number {
  const usedBy = ({ exported }: HourFlows): number => total(home.made) - total(exported);
  const typical = usedBy(sunnyYear(home, undefined).flows);
  return typical > 0 ? usedBy(sunnyYear(home, homeInDay).flows) / typical : 1;
}

/** The same month with another share of it used at home. */
function withUse({ generation, used, bought }: Flows, factor: number): Flows {
  const demand = used + bought;
  const now = Math.min(used * factor, generation, demand);
  return { generation, used: now, exported: generation - now, bought: demand - now };
}

/** What a year of SAP's is worth at prices by the hour; a battery is also filled at night where that pays. */
function savingByTime(year: Flows, home: HourlyHome, homeInDay: boolean | undefined): SubPence {
  const { made, batteryKwh } = home;
  const { used, flows } = sunnyYear(home, homeInDay);
  const nothing = new Float64Array(used.length);
  const costOf = (bought: Float64Array, exported: Float64Array): SubPence =>
    yearCost({ ...flows, bought, exported }, timeOfUseAt);
  const avoided = minus(costOf(used, nothing), costOf(flows.bought, nothing));
  const earned = minus(NO_MONEY, costOf(nothing, flows.exported));
  const avoidedKwh = total(used) - total(flows.bought);
  const exportedKwh = total(flows.exported);
  const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
  const atNight = runYear({ made, used, batteryKwh, isNight: isCheapHour });
  const byNight = minus(yearCost(flows, timeOfUseAt), yearCost(atNight, timeOfUseAt));
  return sum(
    timesQuantity(avoided, shareOf(year.used, avoidedKwh)),
    timesQuantity(earned, shareOf(year.exported, exportedKwh)),
    byNight > 0 ? byNight : NO_MONEY,
  );
}

/**
 * The same estimate for a home of which more is known. Loads a year of weather: leave it out of what is shown first.
 * @param answers those that the range was made of
 */
export function withHabits(range: HomeRange, answers: HomeAnswers, { homeInDay, tariff = 'flat' }: Habits): HomeRange {
  if (homeInDay === undefined && tariff === 'flat') return range;
  const { region, annualUse } = range;
  const figuresAt = (end: End): HomeFigures => {
    const made = hourlyYield(roofAt(end, answers, region)).map((perKw) => perKw * answers.sizeKw);
    const home = { made, batteryKwh: answers.batteryKwh, annualUse };
    const factor = shareBeside(home, homeInDay);
    const months = range[end].months.map((month) => withUse(month, factor));
    const year = totalOf(months);
    const saving = tariff === 'flat' ? savingOf(year, exportPrices[end]) : savingByTime(year, home, homeInDay);
    return { months, year, saving, paybackTenths: paybackTenths(answers.cost, saving) };
  };
  return { ...range, tariff, low: figuresAt('low'), high: figuresAt('high') };
}
