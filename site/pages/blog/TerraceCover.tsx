import { cable, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { Car } from '../../../widgets/ui/illustrations/Car.tsx';

const HOUSE = 80;
const HOUSES = [0, 1, 2, 3] as const;

const House = ({ at }: { readonly at: number }) => (
  <g transform={`translate(${at * HOUSE} 0)`}>
    <path className={fill.roof} d="M66 22h16v22H66z" />
    <path className={fill.glow} d="M13 74h20v24H13zM13 110h20v26H13z" />
    <path className={fill.sky} d="M47 74h20v24H47z" />
    <path className={fill.panel} d="M49 110h18v36H49z" />
    <path d="M10 71h20v24H10zM44 71h20v24H44zM10 107h20v26H10zM46 144v-37h18v37M64 40V20h16v20M61 20h22M67 20v-8h4v8M74 20v-8h4v8M80 62v82" />
    <path className={fine} d="M20 71v24M54 71v24M10 83h20M44 83h20M20 107v26M46 114h18M60 127v1" />
  </g>
);

/** A terrace and a car at the kerb: the cable crosses the pavement in a channel. */
export const TerraceCover = () => (
  <Art size="320 180">
    <path className={fill.sky} d="M0 0h320v180H0z" />
    <path className={fill.glow} d="M214 40a34 34 0 0 1 68 0z" />
    <path className={fill.sun} d="M228 40a20 20 0 0 1 40 0z" />
    <path className={fill.wall} d="M0 64h320v82H0z" />
    <path className={fill.roof} d="M0 42h320v22H0z" />
    <path d="M-2 40h324M-2 62h324" />
    <path className={fine} d="M12 47h14M34 54h14M100 47h14M118 55h14M178 48h14M204 55h12M264 47h14M290 54h14" />
    {HOUSES.map((at) => (
      <House key={at} at={at} />
    ))}
    <path className={fill.glow} d="M0 146h320v14H0z" />
    <path className={fill.meadow} d="M0 160h320v20H0z" />
    <path d="M-2 144h324M-2 158h324" />
    <path
      className={fine}
      d="M40 144l-6 14M100 144l-6 14M166 144l-6 14M246 144l-6 14M300 144l-6 14M20 170h18M70 170h18M250 170h18M296 170h18"
    />
    <path className={fill.sun} d="M116 112h12v18h-12z" />
    <path d="M115 110h12v18h-12zM119 115h4" />
    <path className={cable} d="M121 128v24h20q9 0 11-5" />
    <Car x={146} y={134} />
  </Art>
);
