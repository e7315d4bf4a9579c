import { DAY_HOURS } from '#contract/common/time.ts';

/** Values from midnight to midnight, a quarter of an hour apart: 97 of them. */
export type Day = readonly number[];

const PER_HOUR = 4;
const STEPS = DAY_HOURS * PER_HOUR;

/** A hill between two hours, highest in the middle: what a roof makes on a clear day. */
export const sunOf = (rises: number, sets: number, peak: number): Day =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const hour = step / PER_HOUR;
    if (hour <= rises || hour >= sets) return 0;
    return peak * Math.sin((Math.PI * (hour - rises)) / (sets - rises)) ** 1.6;
  });

/** A day of 25 values, one for each full hour, with straight lines between them. */
export const fromHours = (hours: readonly number[]): Day =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const [from, part] = [Math.floor(step / PER_HOUR), (step % PER_HOUR) / PER_HOUR];
    const start = hours[from] ?? 0;
    return start + ((hours[from + 1] ?? start) - start) * part;
  });

const point = (value: number, step: number, most: number): string =>
  `${((step / STEPS) * 100).toFixed(2)} ${(100 - (value / most) * 100).toFixed(2)}`;

/** A line through the hours, on a grid of 100 by 100. */
export const linePath = (day: Day, most: number): string =>
  day.map((value, step) => `${step === 0 ? 'M' : 'L'}${point(value, step, most)}`).join('');

/** The same, closed along the bottom. */
export const areaPath = (day: Day, most: number): string => `${linePath(day, most)}L100 100L0 100z`;

/** The lower of two days, at every moment: what is used while it is made. */
export const overlapOf = (one: Day, other: Day): Day => one.map((value, step) => Math.min(value, other[step] ?? 0));

/** Kilowatt-hours of a day in kilowatts. */
export const totalOf = (day: Day): number =>
  day.slice(1).reduce((total, value, index) => total + (value + (day[index] ?? 0)) / 2 / PER_HOUR, 0);
