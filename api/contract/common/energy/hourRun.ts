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

/** The year as a day for each month: 12 × 24 sums in kWh, January 00:00 first. */
export interface MonthHours extends Omit<HourFlows, 'stored'> {
  readonly made: Float64Array;
  readonly used: Float64Array;
  /** Used as it is made. */
  readonly direct: Float64Array;
}

const least = (one: number, other: number): number => (one < other ? one : other);

function put(kwh: number, into: Float64Array, cell: number): void {
  into[cell] = (into[cell] ?? 0) + kwh;
}

/**
 * One year; the battery starts empty. Losses are paid when it gives. Every move of a slider waits for this loop, so it makes
 * no object, and compares by itself: the library's Math.min takes twice as long.
 * @param cells where the flows of each hour are added up; what is stored stays as the last hour of a cell left it
 * @param most how many cells there are
 */
function summed({ size = 1, use = 1, ...run }: Run, cells: Uint16Array, most: number): MonthHours & HourFlows {
  const of = () => new Float64Array(most);
  const [made, used, direct, exported] = [of(), of(), of(), of()] as const;
  const [bought, taken, given, stored] = [of(), of(), of(), of()] as const;
  const { batteryKwh } = run;
  const [power, full] = [batteryKwh * POWER, batteryKwh * NIGHT_FILL];
  const nights = Uint8Array.from({ length: 24 }, (_, hour) => (run.isNight?.(hour) ? 1 : 0));
  let inside = 0;
  for (let hour = 0; hour < run.made.length; hour += 1) {
    const sun = (run.made[hour] ?? 0) * size;
    const need = (run.used[hour] ?? 0) * use;
    const over = sun > need ? sun - need : 0;
    const short = sun > need ? 0 : need - sun;
    const isNight = nights[hour % 24] === 1;
    const fromSun = over > 0 ? least(over, least(power, batteryKwh - inside)) : 0;
    const atNight = isNight ? least(power - fromSun, full - inside - fromSun) : 0;
    const fromGrid = atNight > 0 ? atNight : 0;
    const back = isNight || short === 0 ? 0 : least(short, least(power, inside * ROUND_TRIP));
    inside += fromSun + fromGrid - back / ROUND_TRIP;
    const cell = cells[hour] ?? 0;
    put(sun, made, cell);
    put(need, used, cell);
    put(sun - over, direct, cell);
    put(over - fromSun, exported, cell);
    put(short - back + fromGrid, bought, cell);
    put(fromSun + fromGrid, taken, cell);
    put(back, given, cell);
    stored[cell] = inside;
  }
  return { made, used, direct, exported, bought, taken, given, stored };
}

/**
 * Keeps what was worked out last: a visitor who tries one choice and another comes back to the same hours again and again.
 * @param most how many results
 */
export function keeping<Result>(most: number): (key: string, make: () => Result) => Result {
  const kept = new Map<string, Result>();
  return (key, make) => {
    const result = kept.get(key) ?? make();
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= most && !kept.has(key)) kept.delete(oldest);
    kept.set(key, result);
    return result;
  };
}

/** The flows of each of 8,760 hours. */
export const runYear = (run: Run): HourFlows =>
  summed(
    run,
    Uint16Array.from(run.made, (_, hour) => hour),
    run.made.length,
  );

/** Of each of 8,760 hours, the hour of its month's day. */
const MONTH_CELLS = Uint16Array.from(
  DAYS_OF_MONTHS.flatMap((days, month) => Array.from({ length: days * 24 }, (_, at) => month * 24 + (at % 24))),
);

/** One year, summed up hour by hour of each month's day. */
export const runMonths = (run: Run): MonthHours => summed(run, MONTH_CELLS, 12 * 24);

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
