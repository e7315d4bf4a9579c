import { Chart } from '../Chart/Chart.tsx';
import * as styles from './CostChart.css.ts';

interface CostChartProps {
  readonly caption: string;
  /** Values in pounds; `text` as printed. The first is the largest. */
  readonly parts: readonly { readonly label: string; readonly value: number; readonly text: string }[];
  readonly totalText: string;
}

/** Widest share that leaves no room for its own percentage. */
const LABEL_FROM = 12;

export const CostChart = ({ caption, parts, totalText }: CostChartProps) => {
  const shares = sharesOf(parts.map(({ value }) => value));
  return (
    <Chart caption={caption}>
      <p className={styles.total}>{totalText}</p>
      <svg className={styles.bar} aria-hidden="true">
        {shares.map(({ start, width }, index) => (
          <Segment
            key={parts[index]?.label}
            index={index}
            start={start}
            width={width}
            text={width >= LABEL_FROM ? `${Math.round(width)}%` : undefined}
          />
        ))}
      </svg>
      <table className={styles.legend}>
        <caption className={styles.tableCaption}>{caption}</caption>
        <tbody>
          {parts.map(({ label, text }, index) => (
            <tr key={label}>
              <th scope="row" className={styles.entry}>
                <svg className={styles.swatch} aria-hidden="true">
                  <Segment index={index} start={0} width={100} text={undefined} />
                </svg>
                <span>{label}</span>
              </th>
              <td className={styles.amount}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Chart>
  );
};

interface SegmentProps {
  readonly index: number;
  /** Both in percent of the bar. */
  readonly start: number;
  readonly width: number;
  readonly text: string | undefined;
}

const HEIGHT = 52;
const lines = (draw: (at: number) => string): string => [...Array(60).keys()].map((at) => draw(at * 12)).join('');
// Plain, hatched, ruled: the parts differ without colour. Lines and not a `pattern`, whose url(#id) would need an
// id that is unique on the host's page in some browsers.
const TEXTURES = [
  '',
  lines((at) => `M${at - HEIGHT} ${HEIGHT}l${HEIGHT}-${HEIGHT}`),
  lines((at) => `M${at / 1.5} 0v${HEIGHT}`),
];
const KINDS = ['plain', 'hatched', 'ruled'] as const;

const Segment = ({ index, start, width, text }: SegmentProps) => {
  const kind = KINDS[index % KINDS.length] ?? 'plain';
  return (
    <svg x={`${start.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height={HEIGHT}>
      <rect className={styles.ground[kind]} width="100%" height={HEIGHT} />
      <path className={styles.texture[kind]} d={TEXTURES[index % KINDS.length]} />
      <rect className={styles.gap} width="100%" height={HEIGHT} />
      {text ? (
        <text className={styles.text[kind]} x="50%" y="32">
          {text}
        </text>
      ) : null}
    </svg>
  );
};

interface Share {
  /** Both in percent of the whole. */
  readonly start: number;
  readonly width: number;
}

/** Where each part of a stacked bar starts and how wide it is; all zero when there is nothing to share. */
export const sharesOf = (values: readonly number[]): Share[] => {
  const whole = values.reduce((sum, value) => sum + value, 0);
  let start = 0;
  return values.map((value) => {
    const width = whole > 0 ? (value / whole) * 100 : 0;
    const share = { start, width };
    start += width;
    return share;
  });
};
