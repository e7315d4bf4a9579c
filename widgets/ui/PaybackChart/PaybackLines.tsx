import { poundsText } from '../Chart/poundsText.ts';
import { namedYears, type PaybackGeometry, paybackGeometry } from './geometry.ts';
import * as styles from './PaybackChart.css.ts';
import type { PaybackChartProps } from './paybackChartProps.ts';

/** A tick nearer to the cost line than this, in percent, would lie under the line's label. */
const LABEL_ROOM = 9;

const percent = (value: number): string => `${value.toFixed(2)}%`;

interface PartProps extends PaybackChartProps {
  readonly at: PaybackGeometry;
}

const Areas = ({ at, total }: PartProps) => {
  const costY = at.y(total);
  const end = at.crossing ?? at.savingsEnd;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.owed} d={`M0 ${at.base}V${costY}H${end.x}V${end.y}z`} />
      {at.crossing ? (
        <path className={styles.gained} d={`M${at.crossing.x} ${costY}L100 ${at.savingsEnd.y}V${costY}z`} />
      ) : null}
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
    <line className={styles.axis} x1="0" x2="100%" y1={percent(at.base)} y2={percent(at.base)} />
    <text className={styles.year.first} x="0" y="99%">
      {texts.year}
    </text>
    {namedYears(years)
      .slice(1)
      .map((year) => (
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
      <line className={styles.savings} x1="0" x2="100%" y1={percent(at.base)} y2={percent(at.savingsEnd.y)} />
      {at.crossing ? (
        <>
          <line
            className={styles.drop}
            x1={percent(at.crossing.x)}
            x2={percent(at.crossing.x)}
            y1={costY}
            y2={percent(at.base)}
          />
          <circle className={styles.point} cx={percent(at.crossing.x)} cy={costY} r="8" />
        </>
      ) : null}
    </>
  );
};

const Words = ({ at, total, annualSavings, years, texts }: PartProps) => {
  // A late crossing leaves room only under the savings line, every other picture above it.
  const isBelow = at.crossing !== undefined && !at.isEarly;
  const year = years * (isBelow ? 0.25 : 0.7);
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
export const PaybackLines = (props: PaybackChartProps) => {
  const at = paybackGeometry(props);
  return (
    <svg className={styles.picture} role="img" aria-label={`${props.caption}. ${props.paybackLabel}`}>
      <Areas {...props} at={at} />
      <Axes {...props} at={at} />
      <Lines {...props} at={at} />
      <Words {...props} at={at} />
    </svg>
  );
};
