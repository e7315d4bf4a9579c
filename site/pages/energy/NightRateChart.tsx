import * as styles from './NightRateChart.css.ts';

const HOURS = 24;
const STEP = 25;
const LOW = 28;
const HIGH = 92;
const BASE = 110;
// Half past midnight to half past seven, as most meters of the region are set.
const NIGHT_FROM = 0.5;
const NIGHT_TO = 7.5;
const LABELS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const MARGIN = 20;

const at = (hour: number): number => MARGIN + hour * STEP;

/** A day hour by hour: low in the seven hours of the night rate, high in all others. */
export const NightRateChart = () => (
  <svg className={styles.chart} viewBox={`0 10 ${HOURS * STEP + 2 * MARGIN} 130`} aria-hidden="true" focusable="false">
    <rect className={styles.day} x={at(0)} y={BASE - HIGH} width={NIGHT_FROM * STEP} height={HIGH} />
    <rect
      className={styles.night}
      x={at(NIGHT_FROM)}
      y={BASE - LOW}
      width={(NIGHT_TO - NIGHT_FROM) * STEP}
      height={LOW}
    />
    <rect className={styles.day} x={at(NIGHT_TO)} y={BASE - HIGH} width={(HOURS - NIGHT_TO) * STEP} height={HIGH} />
    <text className={styles.onNight} x={at((NIGHT_FROM + NIGHT_TO) / 2)} y={BASE - 9}>
      low rate
    </text>
    <text className={styles.onDay} x={at((NIGHT_TO + HOURS) / 2)} y={BASE - HIGH / 2}>
      high rate
    </text>
    {LABELS.map((hour) => (
      <g key={hour}>
        <path className={styles.tick} d={`M${at(hour)} ${BASE}v6`} />
        <text className={styles.hour} x={at(hour)} y={BASE + 22}>
          {String(hour % HOURS).padStart(2, '0')}:00
        </text>
      </g>
    ))}
  </svg>
);
