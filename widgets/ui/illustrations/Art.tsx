import type { ReactNode } from 'react';
import { art, fill, fine } from './Art.css.ts';

interface ArtProps {
  /** Width and height of the drawing's own grid, as `viewBox` wants them. */
  readonly size: `${number} ${number}`;
  readonly children: ReactNode;
}

/** Frame of a drawing. Decoration: the words beside it say everything. */
export const Art = ({ size, children }: ArtProps) => (
  <svg className={art} viewBox={`0 0 ${size}`} aria-hidden="true">
    {children}
  </svg>
);

/** Sunrise behind the bridge over the river: the back of both scenes, on a grid of 340 by 150. */
export const Tyneside = () => (
  <>
    <path className={fill.glow} d="M172 88a64 64 0 0 1 128 0z" />
    <path className={fill.sun} d="M200 88a36 36 0 0 1 72 0z" />
    <path className={fill.sky} d="M120 112h220v38H120z" />
    <path d="M146 118C166 22 306 22 326 118M155 118C177 38 295 38 317 118M120 88h220M138 78h14v40h-14zM320 78h14v40h-14z" />
    <path
      className={fine}
      d="M176 61v27M192 49v39M208 42v46M224 38v50M240 38v50M256 41v47M272 47v41M288 57v31M304 74v14M160 126q6-5 12 0t12 0M226 122q6-5 12 0t12 0M284 132q6-5 12 0t12 0M204 140q6-5 12 0t12 0"
    />
  </>
);
