import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

const COLUMNS = 50;
const ROWS = 5;
const WIDTH = 9;
const HEIGHT = 14;
const EDGE = 6;

const places = (count: number): readonly number[] => [...Array(count).keys()];

/** Whole rows as one block, the begun row as another. */
function areaOf(panels: number): string {
  const rows = Math.floor(panels / COLUMNS);
  const rest = (panels % COLUMNS) * WIDTH;
  const block = (row: number, width: number, height: number) =>
    `M${EDGE} ${EDGE + row * HEIGHT}h${width}v${height}h${-width}z`;
  return (rows > 0 ? block(0, COLUMNS * WIDTH, rows * HEIGHT) : '') + (rest > 0 ? block(rows, rest, HEIGHT) : '');
}

const LINES =
  places(COLUMNS - 1)
    .map((place) => `M${EDGE + (place + 1) * WIDTH} ${EDGE}v${ROWS * HEIGHT}`)
    .join('') +
  places(ROWS - 1)
    .map((place) => `M${EDGE} ${EDGE + (place + 1) * HEIGHT}h${COLUMNS * WIDTH}`)
    .join('');

const FULL_WIDTH = COLUMNS * WIDTH + 2 * EDGE;
const FULL_HEIGHT = ROWS * HEIGHT + 2 * EDGE;

interface RoofPlanProps {
  /** At most 250: as many as the drawing has places. */
  readonly panels: number;
}

/** A roof from above with every panel on it. */
export const RoofPlan = ({ panels }: RoofPlanProps) => (
  <Art size={`${FULL_WIDTH} ${FULL_HEIGHT}`}>
    <path className={fill.wall} d={`M0 0h${FULL_WIDTH}v${FULL_HEIGHT}H0z`} />
    <path className={fill.panel} d={areaOf(Math.min(Math.max(panels, 0), COLUMNS * ROWS))} />
    <path className={cells} d={LINES} />
    <path d={`M2 2h${FULL_WIDTH - 4}v${FULL_HEIGHT - 4}H2z`} />
  </Art>
);
