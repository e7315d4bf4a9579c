import { cable, fill, fine } from './Art.css.ts';
import { Art, Tyneside } from './Art.tsx';
import { Car, Cottage } from './StreetParts.tsx';

/** A car that charges at home above the river at sunrise. */
export const EvScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 88-9 130-6 38 4 72 14 98 28z" />
    <g transform="translate(14 34)">
      <Cottage />
    </g>
    <path d="M6 134h222" />
    <Car x={132} y={101} />
    <path className={cable} d="M105 112q8 18 18 16t11-14" />
    <path className={fine} d="M92 40q-5-6 1-10t-1-11" />
  </Art>
);
