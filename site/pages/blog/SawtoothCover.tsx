import { cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

const TOOTH = 52;
const TEETH = [0, 1, 2, 3] as const;

const Tooth = ({ at }: { readonly at: number }) => (
  <g transform={`translate(${26 + at * TOOTH} 0)`}>
    <path className={fill.wall} d="M3 76l52 34H3z" />
    <path className={fill.glow} d="M2 82h8v26H2z" />
    <path className={fill.panel} d="M8 72l43 28-5 7L3 79z" />
    <path className={cells} d="M15 78l-5 6M26 85l-5 6M37 92l-5 6" />
    <path d="M0 108V72l52 36M6 68l43 28-5 8L1 76z" />
    <path className={fine} d="M5 86v18" />
  </g>
);

/** A workshop by the river with panels on its saw-tooth roof, and a line that rises behind it. */
export const SawtoothCover = () => (
  <Art size="320 180">
    <path className={fill.sky} d="M0 0h320v180H0z" />
    <path className={fill.glow} d="M236 52a40 40 0 1 0 80 0 40 40 0 1 0-80 0" />
    <path className={fill.sun} d="M250 52a26 26 0 1 0 52 0 26 26 0 1 0-52 0" />
    <path strokeDasharray="2 7" d="M16 62C70 60 150 52 214 22" />
    <path d="M206 18l13 2-6 12" />
    <path className={fill.meadow} d="M0 180v-34c80-10 200-12 320-4v38z" />
    {TEETH.map((at) => (
      <Tooth key={at} at={at} />
    ))}
    <path className={fill.wall} d="M29 110h208v48H29z" />
    <path className={fill.roof} d="M249 66h16v92h-16zM236 130h58v28h-58z" />
    <path className={fill.glow} d="M45 122h30v14H45zM97 122h30v14H97zM149 122h30v14h-30z" />
    <path className={fill.panel} d="M197 122h30v36h-30z" />
    <path d="M26 108h208v50H26zM42 119h30v14H42zM94 119h30v14H94zM146 119h30v14h-30zM194 158v-38h28v38M246 128V64h16v64M243 64h22M234 128h56v30h-56M4 158h312" />
    <path
      className={fine}
      d="M52 119v14M62 119v14M104 119v14M114 119v14M156 119v14M166 119v14M194 129h28M194 138h28M194 147h28M246 76h16M254 58q-6-8 2-13t0-14M244 140h10M262 140h10M20 170q6-5 12 0t12 0M120 172q6-5 12 0t12 0M232 170q6-5 12 0t12 0"
    />
  </Art>
);
