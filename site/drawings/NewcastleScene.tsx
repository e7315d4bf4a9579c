import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art, Tyneside } from '../../widgets/ui/illustrations/Art.tsx';
import { Terrace } from './Terrace.tsx';

/** A terrace above the Tyne at sunrise, panels on the middle roof. */
export const NewcastleScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 98-9 140-6 38 4 72 14 98 28z" />
    <g transform="translate(12 64) scale(.8)">
      <Terrace />
    </g>
    <path d="M4 132h206" />
    <path className={fine} d="M200 132v-14M200 123q-9-1-8-11 9 1 8 11q8-2 8-12-9 2-8 12" />
  </Art>
);
