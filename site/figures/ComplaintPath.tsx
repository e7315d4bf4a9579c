import { fill } from '../../widgets/ui/illustrations/Art.css.ts';
import * as styles from './ComplaintPath.css.ts';

const WIDTH = 620;
const HEIGHT = 170;
const BAR = { from: 10, to: 590, y: 78, height: 14 };
const WEEKS = 8;
const DAYS = WEEKS * 7;

const placeOf = (day: number): number => Math.round(BAR.from + (day / DAYS) * (BAR.to - BAR.from));

interface Stop {
  readonly day: number;
  readonly when: string;
  readonly what: string;
  readonly anchor: 'start' | 'end' | 'middle';
  /** Below the line, where its neighbour needs the room above. */
  readonly isBelow?: boolean;
}

/** Calendar days: ten working days are two weeks. */
const STOPS: readonly Stop[] = [
  { day: 2, when: '2 working days', what: 'confirmed', anchor: 'start', isBelow: true },
  { day: 14, when: '2 weeks', what: 'answered', anchor: 'middle' },
  { day: 28, when: '4 weeks', what: 'reviewed', anchor: 'middle' },
  { day: DAYS, when: '8 weeks', what: 'independent', anchor: 'end' },
];

const MEANING =
  'A line of eight weeks: your complaint is confirmed within 2 working days, answered within 2 weeks and reviewed within 4. After 8 weeks an independent body decides.';

const Mark = ({ day, when, what, anchor, isBelow = false }: Stop) => {
  const x = anchor === 'start' ? BAR.from : placeOf(day);
  const y = isBelow ? BAR.y + 62 : BAR.y - 52;
  return (
    <g textAnchor={anchor}>
      <text className={styles.when} x={x} y={y}>
        {when}
      </text>
      <text className={styles.what} x={x} y={y + 27}>
        {what}
      </text>
      <path className={styles.stem} d={`M${placeOf(day)} ${isBelow ? BAR.y + BAR.height : BAR.y - 18}v18`} />
      <circle className={day === DAYS ? fill.sun : styles.dot} cx={placeOf(day)} cy={BAR.y + BAR.height / 2} r={11} />
    </g>
  );
};

/** When a complaint gets where, to scale. */
export const ComplaintPath = () => (
  <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={MEANING}>
    <rect className={styles.rest} x={BAR.from} y={BAR.y} width={BAR.to - BAR.from} height={BAR.height} rx={7} />
    <rect className={styles.ours} x={BAR.from} y={BAR.y} width={placeOf(28) - BAR.from} height={BAR.height} rx={7} />
    {STOPS.map((stop) => (
      <Mark key={stop.day} {...stop} />
    ))}
  </svg>
);
