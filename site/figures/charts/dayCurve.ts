/** Values at every full hour from midnight to midnight, 25 of them. */
export type Day = readonly number[];

export const HOURS = 24;

/** A hill between two hours, highest in the middle: what a roof makes on a clear day. */
export const sunOf = (rises: number, sets: number, peak: number): Day =>
  Array.from({ length: HOURS + 1 }, (_, hour) => {
    if (hour <= rises || hour >= sets) return 0;
    return peak * Math.sin((Math.PI * (hour - rises)) / (sets - rises)) ** 1.6;
  });

const point = (value: number, hour: number, most: number): string =>
  `${((hour / HOURS) * 100).toFixed(2)} ${(100 - (value / most) * 100).toFixed(2)}`;

/** A line through the hours, on a grid of 100 by 100. */
export const linePath = (day: Day, most: number): string =>
  day.map((value, hour) => `${hour === 0 ? 'M' : 'L'}${point(value, hour, most)}`).join('');

/** The same, closed along the bottom. */
export const areaPath = (day: Day, most: number): string => `${linePath(day, most)}L100 100L0 100z`;

/** The lower of two days, hour by hour: what is used while it is made. */
export const overlapOf = (one: Day, other: Day): Day => one.map((value, hour) => Math.min(value, other[hour] ?? 0));

/** Kilowatt-hours of a day in kilowatts. */
export const totalOf = (day: Day): number =>
  day.slice(1).reduce((total, value, index) => total + (value + (day[index] ?? 0)) / 2, 0);
