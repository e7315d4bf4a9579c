import { sum, timesQuantity, type SubPence } from '../money.ts';
import type { HourPrices } from './prices.ts';
import { DAYS_OF_MONTHS } from './yield.ts';

// A battery through a year, hour by hour: filled from what is left over, emptied by what is missing.

const ROUND_TRIP = 0.9;
/** Power in kW for each kWh of capacity. */
const POWER = 0.5;
/** How full a night tariff fills it: the rest is left for the sun. */
const NIGHT_FILL = 0.6;

interface Run {
  /** kWh of each hour; of one kW where there is a size. */
  readonly made: Float64Array;
  /** Of one kWh a year where there is a use. */
  readonly used: Float64Array;
  /** kW; default 1. */
  readonly size?: number | undefined;
  /** kWh a year; default 1. */
  readonly use?: number | undefined;
  readonly batteryKwh: number;
  /** Whether it is filled from the grid in that hour of the day, and not emptied. */
  readonly isNight?: ((hourOfDay: number) => boolean) | undefined;
}

/** kWh of each hour. `made + bought + given = used + exported + taken`, where the battery takes and gives. */
export interface HourFlows {
  readonly exported: Float64Array;
  readonly bought: Float64Array;
  readonly taken: Float64Array;
  readonly given: Float64Array;
  /** In the battery at the end of the hour. */
  readonly stored: Float64Array;
}

/** kWh of one hour, as the battery leaves them. */
type OneHour = Record<keyof HourFlows | 'made' | 'used' | 'direct', number>;

/** One year; the battery starts empty. Losses are paid when it gives. @param visit told of each hour; what it gets changes afterwards */
function eachHour(
  { made, used, batteryKwh, isNight, size = 1, use = 1 }: Run,
  visit: (at: number, of: OneHour) => void,
) {
  const power = batteryKwh * POWER;
  const of: OneHour = { made: 0, used: 0, direct: 0, exported: 0, bought: 0, taken: 0, given: 0, stored: 0 };
  const nights = Array.from({ length: 24 }, (_, hour) => isNight?.(hour) ?? false);
  for (let hour = 0; hour < made.length; hour += 1) {
    of.made = (made[hour] ?? 0) * size;
    of.used = (used[hour] ?? 0) * use;
    of.direct = Math.min(of.made, of.used);
    const balance = of.made - of.used;
    const night = nights[hour % 24] === true;
    const fromSun = Math.min(Math.max(balance, 0), power, batteryKwh - of.stored);
    const wanted = night ? 0 : Math.max(-balance, 0);
    of.given = Math.min(wanted, power, of.stored * ROUND_TRIP);
    const room = NIGHT_FILL * batteryKwh - of.stored - fromSun;
    const fromGrid = night ? Math.max(0, Math.min(power - fromSun, room)) : 0;
    of.taken = fromSun + fromGrid;
    of.stored += of.taken - of.given / ROUND_TRIP;
    of.exported = Math.max(balance, 0) - fromSun;
    of.bought = Math.max(-balance, 0) - of.given + fromGrid;
    visit(hour, of);
  }
}

/** The flows of each of 8,760 hours. */
export function runYear(run: Run): HourFlows {
  const of = () => new Float64Array(run.made.length);
  const year = { exported: of(), bought: of(), taken: of(), given: of(), stored: of() };
  eachHour(run, (at, { exported, bought, taken, given, stored }) => {
    year.exported[at] = exported;
    year.bought[at] = bought;
    year.taken[at] = taken;
    year.given[at] = given;
    year.stored[at] = stored;
  });
  return year;
}

/** The year as a day for each month: 12 × 24 sums in kWh, January 00:00 first. Four times as quick as the hours themselves. */
export interface MonthHours extends Omit<HourFlows, 'stored'> {
  readonly made: Float64Array;
  readonly used: Float64Array;
  /** Used as it is made. */
  readonly direct: Float64Array;
}

const FLOWS = ['made', 'used', 'direct', 'exported', 'bought', 'taken', 'given'] as const;

/** Number of the month of each of 365 days. */
const MONTHS = DAYS_OF_MONTHS.flatMap((days, month) => Array.from({ length: days }, () => month));

/** One year, summed up hour by hour of each month's day. */
export function runMonths(run: Run): MonthHours {
  const of = () => new Float64Array(12 * 24);
  const sums = { made: of(), used: of(), direct: of(), exported: of(), bought: of(), taken: of(), given: of() };
  eachHour(run, (at, hour) => {
    const cell = (MONTHS[Math.floor(at / 24)] ?? 0) * 24 + (at % 24);
    for (const flow of FLOWS) sums[flow][cell] = (sums[flow][cell] ?? 0) + hour[flow];
  });
  return sums;
}

/** kWh of each hour of the day through a year, whose hours or days of months come one after the other. */
function byHourOfDay(hours: Float64Array): readonly number[] {
  const sums = Array.from({ length: 24 }, () => 0);
  hours.forEach((kwh, hour) => (sums[hour % 24] = (sums[hour % 24] ?? 0) + kwh));
  return sums;
}

/** What a year costs, exports taken off: below zero where they earn more. */
export function yearCost(
  { exported, bought }: Pick<HourFlows, 'exported' | 'bought'>,
  pricesAt: (hourOfDay: number) => HourPrices,
): SubPence {
  const sold = byHourOfDay(exported);
  return sum(
    ...byHourOfDay(bought).map((kwh, hour) => timesQuantity(pricesAt(hour).buy, kwh)),
    ...sold.map((kwh, hour) => timesQuantity(pricesAt(hour).sell, -kwh)),
  );
}

/** What a battery adds in a year. */
export interface BatteryYear {
  /** At the cautious end of the range and at the favourable one, in either order; below zero where it earns nothing. */
  readonly worth: readonly [SubPence, SubPence];
  /** The year at the cautious end, with it. */
  readonly year: MonthHours;
}
