import { fill } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

// Invented: prices that lie as close together, and as far apart, as those of suppliers do.
const HEIGHTS = [
  132, 126, 124, 119, 117, 116, 112, 110, 109, 107, 104, 103, 101, 98, 97, 95, 94, 92, 90, 89, 86, 85, 83, 82, 80, 78,
] as const;

const GROUND = 150;
const STEP = 16;
const WIDTH = 10;
const LEFT = 8;

const bar = (height: number, index: number): string =>
  `M${LEFT + index * STEP} ${GROUND}v-${height}h${WIDTH}v${height}z`;
const bars = HEIGHTS.map(bar);
const last = HEIGHTS.length - 1;

/** Offers of twenty-six suppliers in their order; the sun stands on the cheapest. */
export const OffersChart = () => (
  <Art size="430 160">
    <path className={fill.wall} d={bars.join('')} />
    <path className={fill.sun} d={bars[last]} />
    <path d={bars.join('')} />
    <path className={fill.glow} d="M394 38a19 19 0 1 0 38 0 19 19 0 1 0-38 0" />
    <path className={fill.sun} d="M401 38a12 12 0 1 0 24 0 12 12 0 1 0-24 0" />
    <path d="M2 150h426M407 38l4 4 8-9" />
  </Art>
);
