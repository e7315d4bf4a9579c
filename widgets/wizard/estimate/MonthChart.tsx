import type { Flows } from '#contract/common/energy/homeYear.ts';
import { formatNumber } from '#contract/common/numbers.ts';
import { Chart } from '../../ui/Chart/Chart.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { hidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { months as copy } from './laterCopy.ts';
import * as styles from './MonthChart.css.ts';

interface MonthChartProps {
  readonly months: readonly Flows[];
  readonly year: Flows;
  /** "Used at home" */
  readonly usedText: string;
}

/** In percent of the picture's height; months are named below. */
const TOP = 3;
const BOTTOM = 89;
const SLOT = 100 / 12;
const BAR = 5.4;

const whole = (kwh: number): string => formatNumber(Math.round(kwh));
const percent = (value: number): string => `${value.toFixed(2)}%`;

/**
 * The largest number of one digit and noughts that is not above a value: above half of it, so that it clears the short bars of
 * winter that its label stands over.
 */
export function roundBelow(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return Math.floor(value / size) * size;
}

/** Twelve months: what is made above the line, used and sold; what is bought all the same below it. */
export const MonthChart = ({ months, year, usedText }: MonthChartProps) => (
  <div className={styles.whole}>
    <Chart caption={copy.caption}>
      <Bars months={months} year={year} />
      <Legend
        entries={[
          ['used', usedText],
          ['exported', copy.exported],
          ['bought', copy.bought],
        ]}
      />
    </Chart>
    <Disclosure summary={copy.tableOf}>
      <MonthTable months={months} year={year} />
      <p className={styles.sum}>{copy.sum}</p>
    </Disclosure>
  </div>
);

type Band = keyof typeof styles.band;

/** Which colour is what; the table says it without any. */
const Legend = ({ entries }: { readonly entries: readonly (readonly [Band, string])[] }) => (
  <div className={styles.legend} aria-hidden="true">
    {entries.map(([band, text]) => (
      <span key={band} className={styles.entry}>
        <svg className={styles.swatch}>
          <rect className={styles.band[band]} width="100%" height="100%" rx="5" />
        </svg>
        {text}
      </span>
    ))}
  </div>
);

function Bars({ months, year }: Pick<MonthChartProps, 'months' | 'year'>) {
  const up = Math.max(...months.map(({ used, exported }) => used + exported));
  const down = Math.max(...months.map(({ bought }) => bought));
  const scale = (BOTTOM - TOP) / (up + down);
  const zero = TOP + up * scale;
  const tick = roundBelow(up);
  const top = percent(zero - tick * scale);
  const words = copy.picture({
    made: whole(year.generation),
    used: whole(year.used),
    exported: whole(year.exported),
    bought: whole(year.bought),
  });
  return (
    <svg className={styles.picture} role="img" aria-label={`${copy.caption}. ${words}`}>
      <line className={styles.grid} x1="0" x2="100%" y1={top} y2={top} />
      {months.map((flows, month) => (
        <Bar key={copy.names[month]} flows={flows} month={month} zero={zero} scale={scale} />
      ))}
      <line className={styles.axis} x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} />
      <text className={styles.word} x="100%" y={top} dy="-4" textAnchor="end">
        {whole(tick)}
      </text>
    </svg>
  );
}

interface BarProps {
  readonly flows: Flows;
  readonly month: number;
  /** Where nothing is, and percent for each kWh. */
  readonly zero: number;
  readonly scale: number;
}

const Bar = ({ flows: { used, exported, bought }, month, zero, scale }: BarProps) => {
  const place = { x: percent(month * SLOT + (SLOT - BAR) / 2), width: percent(BAR) };
  return (
    <>
      <rect
        {...place}
        className={styles.band.exported}
        y={percent(zero - (used + exported) * scale)}
        height={percent(exported * scale)}
      />
      <rect {...place} className={styles.band.used} y={percent(zero - used * scale)} height={percent(used * scale)} />
      <rect {...place} className={styles.band.bought} y={percent(zero)} height={percent(bought * scale)} />
      <text className={styles.word} x={percent((month + 0.5) * SLOT)} y="99%" textAnchor="middle">
        {copy.names[month]?.[0]}
      </text>
    </>
  );
};

const COLUMNS = ['generation', 'used', 'exported', 'bought'] as const;

const MonthTable = ({ months, year }: Pick<MonthChartProps, 'months' | 'year'>) => (
  <table className={styles.table}>
    <caption className={hidden}>{copy.tableOf}</caption>
    <thead>
      <tr>
        {[copy.month, copy.made, copy.usedShort, copy.exported, copy.boughtShort].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {months.map((flows, month) => (
        <Row key={copy.names[month]} name={copy.names[month] ?? ''} flows={flows} />
      ))}
    </tbody>
    <tfoot>
      <Row name={copy.year} flows={year} />
    </tfoot>
  </table>
);

const Row = ({ name, flows }: { readonly name: string; readonly flows: Flows }) => (
  <tr>
    <th scope="row">{name}</th>
    {COLUMNS.map((column) => (
      <td key={column}>{whole(flows[column])}</td>
    ))}
  </tr>
);
