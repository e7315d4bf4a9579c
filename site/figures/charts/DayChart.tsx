import { DAY_HOURS } from '#contract/common/time.ts';
import { Chart } from '../../../widgets/ui/Chart/Chart.tsx';
import * as parts from './chartParts.css.ts';
import * as styles from './DayChart.css.ts';

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
const linePath = (day: Day, most: number): string =>
  day.map((value, step) => `${step === 0 ? 'M' : 'L'}${point(value, step, most)}`).join('');

/** The same, closed along the bottom. */
export const areaPath = (day: Day, most: number): string => `${linePath(day, most)}L100 100L0 100z`;

/** The lower of two days, at every moment: what is used while it is made. */
export const overlapOf = (one: Day, other: Day): Day => one.map((value, step) => Math.min(value, other[step] ?? 0));

/** Kilowatt-hours of a day in kilowatts. */
export const totalOf = (day: Day): number =>
  day.slice(1).reduce((total, value, index) => total + (value + (day[index] ?? 0)) / 2 / PER_HOUR, 0);

interface Props {
  readonly caption: string;
  /** In kilowatts. */
  readonly made: Day;
  readonly used: Day;
  /** What the chart shows, for those who do not see it. */
  readonly description: string;
  readonly note?: string;
}

const NAMED_HOURS = [0, 6, 12, 18] as const;
const HEADROOM = 1.12;

const kwh = (value: number): string => `${Math.round(value)} kWh`;

const Swatch = ({ kind }: { readonly kind: 'made' | 'own' | 'used' }) => (
  <svg className={styles.swatch} viewBox="0 0 20 12" aria-hidden="true" focusable="false">
    {kind === 'used' ? (
      <path className={styles.used} d="M1 6h18" />
    ) : (
      <rect className={styles[kind]} width="20" height="12" rx="3" />
    )}
  </svg>
);

/** A day in kilowatts: what a roof makes, what is used below it, and where both meet. */
export const DayChart = ({ caption, made, used, description, note }: Props) => {
  const most = Math.max(...made, ...used) * HEADROOM;
  const own = overlapOf(made, used);
  return (
    <Chart caption={caption}>
      <ul className={styles.legend}>
        <li>
          <Swatch kind="made" /> made, {kwh(totalOf(made))}
        </li>
        <li>
          <Swatch kind="own" /> used at once, {kwh(totalOf(own))}
        </li>
        <li>
          <Swatch kind="used" /> needed, {kwh(totalOf(used))}
        </li>
      </ul>
      <svg className={parts.picture} role="img" aria-label={description}>
        <svg viewBox="0 0 100 100" height="88%" preserveAspectRatio="none">
          <path className={styles.made} d={areaPath(made, most)} />
          <path className={styles.own} d={areaPath(own, most)} />
          <path className={styles.used} d={linePath(used, most)} />
          <path className={styles.axis} d="M0 100h100" />
        </svg>
        {NAMED_HOURS.map((hour) => (
          <text key={hour} className={parts.axisWords} x={`${(hour / DAY_HOURS) * 100}%`} y="98%">
            {`${hour}:00`}
          </text>
        ))}
      </svg>
      {note && <p className={parts.note}>{note}</p>}
    </Chart>
  );
};
