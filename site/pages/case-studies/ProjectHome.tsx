import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { Terrace } from '../../drawings/Terrace.tsx';

/** A brick terrace with panels on the roof of the house in the middle. */
export const ProjectHome = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M232 44a38 38 0 1 0 76 0 38 38 0 1 0-76 0" />
    <path className={fill.sun} d="M246 44a24 24 0 1 0 48 0 24 24 0 1 0-48 0" />
    <path className={fill.meadow} d="M0 180v-20q70-10 160-8t160 8v20z" />
    <g transform="translate(40 80)">
      <Terrace />
    </g>
    <path d="M8 164h304" />
    <path
      className={fine}
      d="M286 164v-22M286 150q-12-1-11-15 12 1 11 15q12-2 12-17-13 3-12 17M20 164v-14M20 156q-8-1-8-10 9 1 8 10q8-1 8-11-9 2-8 11M20 34q8-7 16 0q8-7 16 0"
    />
  </Art>
);
