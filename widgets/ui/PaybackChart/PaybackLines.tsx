import { poundsText } from '../Chart/poundsText.ts';
import * as styles from './PaybackChart.css.ts';
import type { PaybackChartProps } from './paybackChartProps.ts';
import { niceTicks, paybackShape } from './scale.ts';

/** Drawn area in percent of the picture: the rest is for the words above and below. */
const TOP = 9;
const BOTTOM = 90;
const YEAR_STEP = 5;

const percent = (value: number): string => `${value.toFixed(2)}%`;

/**
 * Straight lines only, so everything is placed in percent: the picture fills any width, and its words keep their
 * size. The areas lie in an inner picture that may be squeezed.
 */
export const PaybackLines = ({ caption, years, total, annualSavings, paybackLabel, texts }: PaybackChartProps) => {
  const { top, savingsAtEnd, paybackYears } = paybackShape(total, annualSavings, years);
  const x = (year: number): number => (year / years) * 100;
  const y = (pounds: number): number => BOTTOM - (pounds / top) * (BOTTOM - TOP);
  const isEarly = paybackYears !== undefined && paybackYears < years / 2;
  const crossing = paybackYears === undefined ? undefined : { x: x(paybackYears), y: y(total) };
  const end = crossing ?? { x: 100, y: y(savingsAtEnd) };
  const lastYear = Math.floor(years / YEAR_STEP) * YEAR_STEP;
  return (
    <svg className={styles.picture} role="img" aria-label={`${caption}. ${paybackLabel}`}>
      {niceTicks(top).map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1="0" x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} />
          <text className={styles.tick} x="0" y={percent(y(tick))} dy="-5">
            {poundsText(tick)}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.owed} d={`M0 ${y(0)}V${y(total)}H${end.x}V${end.y}z`} />
        {crossing ? (
          <path className={styles.gained} d={`M${crossing.x} ${crossing.y}L100 ${y(savingsAtEnd)}V${crossing.y}z`} />
        ) : null}
      </svg>
      <line className={styles.axis} x1="0" x2="100%" y1={percent(BOTTOM)} y2={percent(BOTTOM)} />
      {Array.from({ length: lastYear / YEAR_STEP + 1 }, (_, index) => index * YEAR_STEP).map((year) => (
        <text
          key={year}
          className={styles.year[year === 0 ? 'first' : year === years ? 'last' : 'middle']}
          x={percent(x(year))}
          y="99%"
        >
          {year === 0 ? `${texts.year} 0` : year}
        </text>
      ))}
      <line className={styles.cost} x1="0" x2="100%" y1={percent(y(total))} y2={percent(y(total))} />
      <line className={styles.savings} x1="0" x2="100%" y1={percent(y(0))} y2={percent(y(savingsAtEnd))} />
      <text
        className={styles.label[isEarly ? 'end' : 'start']}
        x={isEarly ? '100%' : '16%'}
        y={percent(y(total))}
        dy="-9"
      >
        {texts.cost} {poundsText(total)}
      </text>
      <text className={styles.savingsLabel} x="70%" y={percent(y(savingsAtEnd * 0.7))} dx="-10" dy="-8">
        {texts.savings}
      </text>
      {crossing ? (
        <>
          <line
            className={styles.drop}
            x1={percent(crossing.x)}
            x2={percent(crossing.x)}
            y1={percent(crossing.y)}
            y2={percent(BOTTOM)}
          />
          <circle className={styles.point} cx={percent(crossing.x)} cy={percent(crossing.y)} r="8" />
        </>
      ) : null}
    </svg>
  );
};
