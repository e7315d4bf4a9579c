import { MONTHS } from '#contract/common/calendar.ts';
import { formatNumber } from '#contract/common/numbers.ts';
import { Chart } from '../../ui/Chart/Chart.tsx';
import { later } from './laterCopy.ts';
import * as styles from './MonthBars.css.ts';

/** What a month makes at both ends, in kWh. */
interface Month {
  readonly low: number;
  readonly high: number;
}

/** Where the axis is, in per cent of the height. */
const AXIS = 86;
// Share of a month's place that its column fills.
const FILL = 0.68;
const percent = (value: number): string => `${value.toFixed(2)}%`;

const rangeText = ({ low, high }: Month): string =>
  `${formatNumber(Math.round(low))} to ${formatNumber(Math.round(high))} kWh`;

const Columns = ({ months }: { readonly months: readonly Month[] }) => {
  const largest = Math.max(...months.map(({ high }) => high), 1);
  const place = 100 / months.length;
  const column = (value: number, index: number) => ({
    x: percent((index + (1 - FILL) / 2) * place),
    y: percent(AXIS - (value / largest) * AXIS),
    width: percent(place * FILL),
    height: percent((value / largest) * AXIS),
    rx: 4,
  });
  return (
    <svg className={styles.picture} aria-hidden="true">
      {months.map(({ low, high }, index) => (
        <g key={MONTHS[index]}>
          <rect className={styles.high} {...column(high, index)} />
          <rect className={styles.low} {...column(low, index)} />
          <text className={styles.name} x={percent((index + 0.5) * place)} y="99%">
            {MONTHS[index]?.slice(0, 1)}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1="0" x2="100%" y1={percent(AXIS)} y2={percent(AXIS)} />
    </svg>
  );
};

const named = (months: readonly Month[], index: number): readonly [string, string] => {
  const month = months[index];
  return [MONTHS[index] ?? '', month ? rangeText(month) : ''];
};

/** A year month by month, from the cautious to the favourable end; as a table for those who do not see it. */
export const MonthBars = ({ months }: { readonly months: readonly Month[] }) => {
  const highs = months.map(({ high }) => high);
  const most = named(months, highs.indexOf(Math.max(...highs)));
  const least = named(months, highs.indexOf(Math.min(...highs)));
  return (
    <Chart caption={later.chart}>
      <Columns months={months} />
      <div className={styles.table}>
        <table>
          <caption>{later.chart}</caption>
          <tbody>
            {months.map((month, index) => (
              <tr key={MONTHS[index]}>
                <th scope="row">{MONTHS[index]}</th>
                <td>{rangeText(month)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{later.chartNote(most, least)}</p>
    </Chart>
  );
};
