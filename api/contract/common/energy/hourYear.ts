import { keeping } from './hourRun.ts';
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
const TURNS = Array.from({ length: 24 }, (_, hour) => angle(radians(15 * (hour + 0.5 - NOON))));
const DECLINATIONS = Array.from({ length: 365 }, (_, day) =>
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
