import { paybackOf, type Payback } from '#contract/common/photovoltaic/payback.ts';
import { Chart, poundsText } from '../Chart/Chart.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './PaybackChart.css.ts';

export interface PaybackChartProps {
  readonly caption: string;
  readonly years: number;
  /** In pounds. */
  readonly total: number;
  /** In pounds a year. */
  readonly annualSavings: number;
  /** For example "Paid back after 4.6 years". */
  readonly paybackLabel: string;
  readonly texts: {
    readonly cost: string;
    readonly savings: string;
    readonly year: string;
    /** For example "£14,703 better off after 25 years"; not shown when there is no gain. */
    readonly afterYears?: ((years: number, gain: string) => string) | undefined;
  };
}

const HiddenTable = ({ caption, years, total, annualSavings, texts }: PaybackChartProps) => (
  <div className={hidden}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.year}</th>
          <th scope="col">{texts.cost}</th>
          <th scope="col">{texts.savings}</th>
        </tr>
      </thead>
      <tbody>
        {paybackOf({ total, annualSavings, years }).namedYears.map((year) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{poundsText(total)}</td>
            <td>{poundsText(annualSavings * year)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Savings that add up year by year, the cost that they pass, and the point where they do. */
export const PaybackChart = (props: PaybackChartProps) => {
  const { caption, years, total, annualSavings, paybackLabel, texts } = props;
  const gain = annualSavings * years - total;
  const outcome = gain > 0 ? texts.afterYears?.(years, poundsText(gain)) : undefined;
  return (
    <Chart caption={caption}>
      <PaybackLines {...props} />
      <p>
        <strong>{paybackLabel}</strong>
        {outcome ? <span>, {outcome}</span> : null}
      </p>
      <HiddenTable {...props} />
    </Chart>
  );
};

/** Drawn area in percent of the picture's height: the rest is for the words above and below. */
const TOP = 9;
const BOTTOM = 90;
/** A tick nearer to the cost line than this, in percent, would lie under the line's label. */
const LABEL_ROOM = 9;

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Where things stand in the picture, in percent of its width and height, y downwards. */
interface Places extends Payback {
  readonly x: (year: number) => number;
  readonly y: (pounds: number) => number;
  /** Where savings meet the cost; undefined when that is after the last year shown. */
  readonly crossingX: number | undefined;
  /** In the first half: labels then go to the free half on the right. */
  readonly isEarly: boolean;
}

function placesOf(props: PaybackChartProps): Places {
  const payback = paybackOf(props);
  const { top, breakEven } = payback;
  const x = (year: number): number => (year / props.years) * 100;
  return {
    ...payback,
    x,
    y: (pounds) => (top > 0 ? BOTTOM - (pounds / top) * (BOTTOM - TOP) : BOTTOM),
    crossingX: breakEven === undefined ? undefined : x(breakEven),
    isEarly: breakEven !== undefined && breakEven < props.years / 2,
  };
}

interface PartProps extends PaybackChartProps {
  readonly at: Places;
}

const Areas = ({ at, total }: PartProps) => {
  const [costY, endY] = [at.y(total), at.y(at.savedAtEnd)];
  const { crossingX } = at;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path
        className={styles.owed}
        d={`M0 ${BOTTOM}V${costY}H${crossingX ?? 100}V${crossingX === undefined ? endY : costY}z`}
      />
      {crossingX === undefined ? null : (
        <path className={styles.gained} d={`M${crossingX} ${costY}L100 ${endY}V${costY}z`} />
      )}
    </svg>
  );
};

const Axes = ({ at, total, years, texts }: PartProps) => (
  <>
    {at.ticks.map((tick) => (
      <g key={tick}>
        <line className={styles.grid} x1="0" x2="100%" y1={percent(at.y(tick))} y2={percent(at.y(tick))} />
        {Math.abs(at.y(tick) - at.y(total)) > LABEL_ROOM ? (
          <text className={styles.tick} x="0" y={percent(at.y(tick))} dy="-5">
            {poundsText(tick)}
          </text>
        ) : null}
      </g>
    ))}
    <line className={styles.axis} x1="0" x2="100%" y1={percent(BOTTOM)} y2={percent(BOTTOM)} />
    <text className={styles.year.first} x="0" y="99%">
      {texts.year}
    </text>
    {at.namedYears.slice(1).map((year) => (
      <text key={year} className={styles.year[year === years ? 'last' : 'middle']} x={percent(at.x(year))} y="99%">
        {year}
      </text>
    ))}
  </>
);

const Lines = ({ at, total }: PartProps) => {
  const costY = percent(at.y(total));
  return (
    <>
      <line className={styles.cost} x1="0" x2="100%" y1={costY} y2={costY} />
      <line className={styles.savings} x1="0" x2="100%" y1={percent(BOTTOM)} y2={percent(at.y(at.savedAtEnd))} />
      {at.crossingX === undefined ? null : (
        <>
          <line
            className={styles.drop}
            x1={percent(at.crossingX)}
            x2={percent(at.crossingX)}
            y1={costY}
            y2={percent(BOTTOM)}
          />
          <circle className={styles.point} cx={percent(at.crossingX)} cy={costY} r="8" />
        </>
      )}
    </>
  );
};

const Words = ({ at, total, annualSavings, years, texts }: PartProps) => {
  // A late crossing leaves room only under the savings line, every other picture above it.
  const isBelow = at.crossingX !== undefined && !at.isEarly;
  // Far enough to the right that on a small telephone the label ends before the ticks at the left.
  const year = years * (isBelow ? 0.25 : 0.8);
  return (
    <>
      <text
        className={styles.costLabel[at.isEarly ? 'end' : 'start']}
        x={at.isEarly ? '100%' : '0'}
        y={percent(at.y(total))}
        dy="-9"
      >
        {texts.cost} {poundsText(total)}
      </text>
      <text
        className={styles.savingsLabel[isBelow ? 'start' : 'end']}
        x={percent(at.x(year))}
        y={percent(at.y(annualSavings * year))}
        dx={isBelow ? 8 : -10}
        dy={isBelow ? 18 : -8}
      >
        {texts.savings}
      </text>
    </>
  );
};

/**
 * Straight lines only, so everything is placed in percent: the picture fills any width and its words keep their
 * size. The areas lie in an inner picture that may be squeezed.
 */
const PaybackLines = (props: PaybackChartProps) => {
  const at = placesOf(props);
  return (
    <svg className={styles.picture} role="img" aria-label={`${props.caption}. ${props.paybackLabel}`}>
      <Areas {...props} at={at} />
      <Axes {...props} at={at} />
      <Lines {...props} at={at} />
      <Words {...props} at={at} />
    </svg>
  );
};
