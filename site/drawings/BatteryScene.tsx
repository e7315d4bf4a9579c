import { cells, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** Sun on one side of the house, the moon on the other, and a battery that carries the one over to the other. */
export const BatteryScene = () => (
  <Art size="340 150">
    <path className={fill.glow} d="M14 44a34 34 0 1 0 68 0 34 34 0 1 0-68 0" />
    <path className={fill.sun} d="M27 44a21 21 0 1 0 42 0 21 21 0 1 0-42 0" />
    <path className={fill.sky} d="M292 20a26 26 0 1 0 26 40 30 30 0 0 1-26-40z" />
    <path d="M290 18a26 26 0 1 0 26 40 30 30 0 0 1-26-40z" />
    <path className={fill.meadow} d="M0 150c10-14 60-22 170-22s160 8 170 22z" />
    <path className={fill.wall} d="M89 76h138v58H89z" />
    <path className={fill.roof} d="M110 34h98l28 44H82z" />
    <path className={fill.panel} d="M122 42h72l18 29H104z" />
    <path className={cells} d="M140 42l-9 29M158 42v29M176 42l9 29M113 56h90" />
    <path className={fill.glow} d="M103 92h26v20h-26zM149 92h26v20h-26z" />
    <path className={fill.wall} d="M243 70h38v64h-38z" />
    <path className={fill.sky} d="M249 80h26v46h-26z" />
    <path className={fill.sun} d="M249 98h26v28h-26z" />
    <path d="M106 32h100l28 44H78zM86 76v56M224 76v56M120 40h72l18 29H102zM182 32V18h12v14M100 90h26v20h-26zM146 90h26v20h-26zM190 132v-36h18v36M240 66h38v66h-38zM246 76h26v48h-26zM254 66v-5h10v5M260 88l-7 12h11l-6 11M224 112h16M8 132h324" />
    <path
      className={fine}
      d="M113 90v20M159 90v20M204 115v1M36 132v-18M36 122q-11-1-10-14 11 1 10 14q11-2 11-16-12 2-11 16M306 132v-14M306 124q-9-1-8-11 9 1 8 11q9-2 9-12-10 2-9 12M320 84v6M317 87h6M262 40v4M260 42h4M326 30v4M324 32h4"
    />
  </Art>
);
