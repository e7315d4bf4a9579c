import { DAY_HOURS } from '#contract/common/time.ts';
import { Chart } from '../../../widgets/ui/Chart/Chart.tsx';
import * as parts from './chartParts.css.ts';
import * as styles from './DayChart.css.ts';
import { areaPath, linePath, overlapOf, totalOf, type Day } from './dayCurve.ts';

interface Props {
  readonly caption: string;
  /** In kilowatts. */
  readonly made: Day;
  readonly used: Day;
  /** What the chart shows, for those who do not see it. */
  readonly told: string;
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
export const DayChart = ({ caption, made, used, told, note }: Props) => {
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
      <svg className={parts.picture} role="img" aria-label={told}>
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
