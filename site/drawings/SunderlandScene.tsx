import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';
import { Terrace } from './Terrace.tsx';

/** A street at the sea; beyond it the pier and its banded lighthouse. */
export const SunderlandScene = () => (
  <Art size="340 150">
    <path className={fill.glow} d="M206 98a52 52 0 0 1 104 0z" />
    <path className={fill.sun} d="M228 98a30 30 0 0 1 60 0z" />
    <path className={fill.sky} d="M150 98h190v52H150z" />
    <path className={fill.wall} d="M296 44h20l4 58h-28z" />
    <path className={fill.roof} d="M295 56h22l1 13h-24zM294 82h25l1 13h-27zM296 34q10-14 20 0z" />
    <path className={fill.wall} d="M196 104h144v8H208z" />
    <path d="M293 42h20l5 60h-30zM290 42h26M296 42V32h14v10M294 32q9-14 18 0zM193 102h147M205 110h135M150 96h140M318 96h22M292 54h22M291 67h25M290 80h27M289 93h28" />
    <path
      className={fine}
      d="M222 102v8M246 102v8M270 102v8M196 124q6-5 12 0t12 0M250 126q6-5 12 0t12 0M296 132q6-5 12 0t12 0M232 142q6-5 12 0t12 0M204 60q7-7 14 0q7-7 14 0M246 40q5-5 10 0q5-5 10 0"
    />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 88-9 130-6 32 4 52 14 68 28z" />
    <g transform="translate(10 64) scale(.8)">
      <Terrace />
    </g>
    <path d="M4 132h190" />
  </Art>
);
