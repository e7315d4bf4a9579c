import { sum, timesQuantity, type SubPence } from '../money.ts';
import type { HourPrices } from './prices.ts';
import { climateOf } from './regions.ts';
import { clearness, NOON } from './weatherYear.ts';
import { DAYS_OF_MONTHS, monthlyYield, radians, shareLeft, type Orientation, type Roof } from './yield.ts';

// A year hour by hour. Sun and sky give the shape; each month then adds up to what SAP says of it.

const HOURS = 8760;
/** Degrees from south. */
const AZIMUTHS: Readonly<Record<Orientation, number>> = { S: 0, 'SE/SW': 45, 'E/W': 90, 'NE/NW': 135, N: 180 };
const ALBEDO = 0.2;
/** W/m² above the air. */
const SOLAR_CONSTANT = 1367;
/** Below five degrees the sun counts as if it stood there: its beam on a roof would have no bounds. */
const LOWEST_SUN = Math.cos(radians(85));

/** Share of the light that comes from the whole sky, by Erbs. @param clear 0 to 1 */
function diffuseShare(clear: number): number {
  if (clear <= 0.22) return 1 - 0.09 * clear;
  if (clear > 0.8) return 0.165;
  return 0.9511 + clear * (-0.1604 + clear * (4.388 + clear * (-16.638 + clear * 12.336)));
}

interface Sky {
  /** Cosine of the sun's angle to the zenith. */
  readonly height: number;
  readonly clear: number;
}

/** Sun on a plane in W/m², by Hay and Davies. @param facing cosine of the angle between sun and plane */
function onPlane({ height, clear }: Sky, facing: number, tilt: number): number {
  const flat = SOLAR_CONSTANT * height * clear;
  const diffuse = flat * diffuseShare(clear);
  const beam = flat - diffuse;
  const around = beam / (SOLAR_CONSTANT * height);
  const ratio = facing / Math.max(height, LOWEST_SUN);
  const sky = around * ratio + ((1 - around) * (1 + Math.cos(tilt))) / 2;
  return beam * ratio + diffuse * sky + (flat * ALBEDO * (1 - Math.cos(tilt))) / 2;
}

/** Calls back with each month: its number and its first and last hour, the last one left out. */
export function eachMonth(visit: (month: number, from: number, to: number) => void): void {
  let from = 0;
  DAYS_OF_MONTHS.forEach((days, month) => {
    visit(month, from, from + days * 24);
    from += days * 24;
  });
}

/** Sine and cosine of the sun's turn in each hour of the day, and of its declination in each day of the year. */
const TURNS = [...Array(24).keys()].map((hour) => angle(radians(15 * (hour + 0.5 - NOON))));
const DECLINATIONS = [...Array(365).keys()].map((day) =>
  angle(radians(23.45) * Math.sin((2 * Math.PI * (285 + day)) / 365)),
);

function angle(turn: number) {
  return { sin: Math.sin(turn), cos: Math.cos(turn) };
}

/** What each kW of panels makes in each of 8,760 hours, in kWh. A roof facing "E/W" looks east. */
export function hourlyYield(roof: Roof): Float64Array {
  const skies = clearness();
  const made = new Float64Array(HOURS);
  const latitude = angle(radians(climateOf(roof.region).latitude));
  const tilt = roof.orientation === 'flat' ? 0 : radians(roof.tilt);
  const azimuth = roof.orientation === 'flat' ? 0 : -radians(AZIMUTHS[roof.orientation]);
  const up = Math.cos(tilt);
  const south = Math.sin(tilt) * Math.cos(azimuth);
  const west = Math.sin(tilt) * Math.sin(azimuth);
  for (let hour = 0; hour < HOURS; hour += 1) {
    const clear = skies[hour] ?? 0;
    const sun = DECLINATIONS[Math.floor(hour / 24)];
    const turn = TURNS[hour % 24];
    if (clear === 0 || !sun || !turn) continue;
    const height = latitude.sin * sun.sin + latitude.cos * sun.cos * turn.cos;
    if (height <= 0) continue;
    const southward = latitude.sin * sun.cos * turn.cos - latitude.cos * sun.sin;
    const facing = Math.max(0, up * height + south * southward + west * sun.cos * turn.sin);
    made[hour] = onPlane({ height, clear }, facing, tilt);
  }
  const months = monthlyYield(roof);
  eachMonth((month, from, to) => scale(made.subarray(from, to), months[month] ?? 0));
  return made;
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

/** The five directions that are asked for, and both ends of a range. */
const keptHours = keeping<Float64Array>(6);

/**
 * The sun's part of a run: the hours of a roof without shade or loss, and the kW that they are to be multiplied by. A visitor
 * who tries tariffs and batteries asks for the same roof again and again, and its hours take as long as several runs.
 */
export function sunOf(roof: Roof, sizeKw: number) {
  const { region, orientation, tilt } = roof;
  const made = keptHours([region, orientation, tilt].join(), () =>
    hourlyYield({ region, orientation, tilt, performance: 1 }),
  );
  return { made, size: sizeKw * shareLeft(roof) };
}

/** Makes hours add up to a total. */
function scale(hours: Float64Array, total: number): void {
  const sum = hours.reduce((all, hour) => all + hour, 0);
  if (sum > 0) hours.forEach((hour, index) => (hours[index] = (hour / sum) * total));
}

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

/** The flows of each of 8,760 hours. */
export const runYear = (run: Run): HourFlows =>
  summed(
    run,
    Uint16Array.from(run.made, (_, hour) => hour),
    run.made.length,
  );

/** Of each of 8,760 hours, the hour of its month's day. */
const MONTH_CELLS = Uint16Array.from(
  DAYS_OF_MONTHS.flatMap((days, month) => [...Array(days * 24).keys()].map((at) => month * 24 + (at % 24))),
);

/** One year, summed up hour by hour of each month's day. */
export const runMonths = (run: Run): MonthHours => summed(run, MONTH_CELLS, 12 * 24);

/** kWh of each hour of the day through a year, whose hours or days of months come one after the other. */
function byHourOfDay(hours: Float64Array): readonly number[] {
  const sums = Array<number>(24).fill(0);
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
