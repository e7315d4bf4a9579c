import type { MonthHours } from '#contract/common/energy/hourYear.ts';
import { DAYS_OF_MONTHS } from '#contract/common/energy/yield.ts';
import { formatKilowattHours, formatNumber } from '#contract/common/numbers.ts';
import { Chart } from '../../../ui/Chart/Chart.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { hidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as frame from '../MonthChart.css.ts';
import { roundBelow } from '../MonthChart.tsx';
import * as styles from './DayChart.css.ts';
import { day as copy } from './laterCopy.ts';

/** Where the electricity of a mean day goes, in kWh in each of 24 hours: `made + bought + given = used + exported + taken`. */
type MeanDay = { readonly [Flow in keyof MonthHours]: readonly number[] };

/** @param month 0 to 11 */
export function meanDay(year: MonthHours, month: number): MeanDay {
  const days = DAYS_OF_MONTHS[month] ?? 1;
  const of = (flow: Float64Array) => [...flow.subarray(month * 24, month * 24 + 24)].map((kwh) => kwh / days);
  const { made, used, direct, exported, bought, taken, given } = year;
  return {
    made: of(made),
    used: of(used),
    direct: of(direct),
    exported: of(exported),
    bought: of(bought),
    taken: of(taken),
    given: of(given),
  };
}

interface DayChartProps {
  readonly month: string;
  readonly day: MeanDay;
  /** The tallest hour above and below the line of all charts that are compared, in kW. */
  readonly most: { readonly up: number; readonly down: number };
}

type Hours = readonly number[];

/** In per cent of the picture's height: a label has room above, hours are named below. */
const TOP = 10;
const BOTTOM = 88;
/** kWh an hour: thinner than a line. */
const NOTHING = 0.004;

const percent = (value: number): string => `${value.toFixed(2)}%`;
const total = (hours: Hours): number => hours.reduce((sum, kwh) => sum + kwh, 0);
/** Less than nothing by what a computer loses in a sum is nothing. */
const rounded = (kwh: number, parts: number): number => Math.max(0, Math.round(kwh * parts) / parts);
const kwhText = (kwh: number): string => formatNumber(rounded(kwh, 10));
export const added = (one: Hours, other: Hours): number[] => one.map((kwh, hour) => kwh + (other[hour] ?? 0));

/** Through the middle of each hour. @param sign up is below zero in a picture */
const pointsOf = (hours: Hours, sign: number): string[] =>
  [hours[0] ?? 0, ...hours, hours[23] ?? 0].map(
    (kwh, at) => `${Math.min(24, Math.max(0, at - 0.5))} ${(sign * kwh).toFixed(3)}`,
  );

const areaOf = (lower: Hours, upper: Hours, sign: number): string =>
  `M${pointsOf(upper, sign).join('L')}${pointsOf(lower, sign).reduceRight((path, point) => `${path}L${point}`, '')}Z`;

/**
 * One day: above the line what panels make, used, kept and sold; below it what is needed besides, out of the battery and bought.
 */
export const DayChart = ({ month, day, most }: DayChartProps) => (
  <div className={styles.card}>
    <Chart caption={copy.caption(month)}>
      <p className={styles.about}>{copy.about}</p>
      <Picture month={month} day={day} most={most} />
      <Parts day={day} />
      <Disclosure summary={copy.tableOf(month)}>
        <DayTable month={month} day={day} />
      </Disclosure>
    </Chart>
  </div>
);

function Picture({ month, day, most: { up, down } }: DayChartProps) {
  const scale = (BOTTOM - TOP) / (up + down);
  const yAt = (kw: number): string => percent(TOP + (up - kw) * scale);
  const tick = roundBelow(up);
  return (
    <svg className={styles.picture} role="img" aria-label={wordsOf(month, day)}>
      <line className={frame.grid} x1="0" x2="100%" y1={yAt(tick)} y2={yAt(tick)} />
      <svg
        className={styles.plot}
        y={percent(TOP)}
        height={percent(BOTTOM - TOP)}
        width="100%"
        viewBox={`0 ${-up} 24 ${up + down}`}
        preserveAspectRatio="none"
      >
        <Areas day={day} />
      </svg>
      <line className={frame.axis} x1="0" x2="100%" y1={yAt(0)} y2={yAt(0)} />
      <text className={frame.word} x="0" y={yAt(tick)} dy="-4">
        {formatNumber(tick)} {copy.unit}
      </text>
      <Names day={day} yAt={yAt} />
      {copy.hours.map(([hour, at]) => (
        <text key={at} className={`${frame.word} ${styles.places[at]}`} x={percent((at / 24) * 100)} y="99%">
          {hour}
        </text>
      ))}
    </svg>
  );
}

function wordsOf(month: string, day: MeanDay): string {
  const of = (flow: keyof MeanDay): string => kwhText(total(day[flow]));
  const [made, used, direct, given] = [of('made'), of('used'), of('direct'), of('given')];
  const words = copy.picture({ made, used, direct, given, exported: of('exported'), bought: of('bought') });
  return `${copy.caption(month)}. ${copy.about}. ${words}`;
}

/** Each line named: the sun where it is highest, the use at its end. */
function Names({ day: { made, used }, yAt }: Pick<DayChartProps, 'day'> & { readonly yAt: (kw: number) => string }) {
  const peak = made.indexOf(Math.max(...made));
  return (
    <>
      <text className={styles.sun} x={percent(((peak + 0.5) / 24) * 100)} y={yAt(made[peak] ?? 0)} dy="-7">
        {copy.sun}
      </text>
      <text className={styles.atEnd} x="100%" y={yAt(Math.max(...used.slice(-3)))} dy="-7">
        {copy.use}
      </text>
    </>
  );
}

function Areas({ day }: Pick<DayChartProps, 'day'>) {
  const { made, used, direct, exported, given, bought } = day;
  const ground = made.map(() => 0);
  const kept = made.map((kwh, hour) => Math.max(direct[hour] ?? 0, kwh - (exported[hour] ?? 0)));
  const bands = [
    ['direct', frame.band.used, ground, direct, -1],
    ['kept', styles.battery, direct, kept, -1],
    ['exported', frame.band.exported, kept, added(kept, exported), -1],
    ['given', styles.battery, ground, given, 1],
    ['bought', frame.band.bought, given, added(given, bought), 1],
  ] as const;
  return (
    <>
      {bands.map(
        ([flow, band, lower, upper, sign]) =>
          total(upper) - total(lower) > NOTHING && <path key={flow} className={band} d={areaOf(lower, upper, sign)} />,
      )}
      <path className={styles.use} d={`M${pointsOf(used, -1).join('L')}`} />
    </>
  );
}

/** Which colour is what, and how much of it. */
const Parts = ({ day }: Pick<DayChartProps, 'day'>) => (
  <dl className={styles.parts}>
    {(
      [
        ['direct', frame.band.used],
        ['given', styles.battery],
        ['exported', frame.band.exported],
        ['bought', frame.band.bought],
      ] as const
    ).map(([flow, band]) => (
      <div key={flow} className={styles.part}>
        <svg className={frame.swatch} aria-hidden="true">
          <rect className={band} width="100%" height="100%" rx="5" />
        </svg>
        <dt>{copy[flow]}</dt>
        <dd>{formatKilowattHours(rounded(total(day[flow]), 10))}</dd>
      </div>
    ))}
  </dl>
);

const HOURS = [...Array(24).keys()];
const COLUMNS = ['made', 'used', 'taken', 'given', 'exported', 'bought'] as const;

const DayTable = ({ month, day }: Pick<DayChartProps, 'month' | 'day'>) => (
  <table className={`${frame.table} ${styles.table}`}>
    <caption className={hidden}>{copy.tableOf(month)}</caption>
    <thead>
      <tr>
        <th scope="col">{copy.hour}</th>
        {COLUMNS.map((flow) => (
          <th key={flow} scope="col">
            {copy.columns[flow]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {HOURS.map((hour) => (
        <tr key={hour}>
          <th scope="row">{`${hour}:00`}</th>
          {COLUMNS.map((flow) => (
            <td key={flow}>{rounded(day[flow][hour] ?? 0, 100).toFixed(2)}</td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{copy.total}</th>
        {COLUMNS.map((flow) => (
          <td key={flow}>{kwhText(total(day[flow]))}</td>
        ))}
      </tr>
    </tfoot>
  </table>
);
