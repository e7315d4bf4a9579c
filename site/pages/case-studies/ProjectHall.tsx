import { cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

const TEETH = [18, 74, 130, 186] as const;

/** A factory with a saw-tooth roof full of panels; on the hill behind it an angel spreads its wings. */
export const ProjectHall = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M22 52a32 32 0 1 0 64 0 32 32 0 1 0-64 0" />
    <path className={fill.sun} d="M34 52a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
    <path className={fill.meadow} d="M0 180v-18q100-10 190-14 40-30 84-38t46 10v60z" />
    <path className={fill.roof} d="M249 68l36-5 34 5v9l-28-3-2 42h-10l-2-42-28 3z" />
    <path d="M246 65l36-5 34 5v9l-28-4-2 42h-10l-2-42-28 4zM278 59v-3a4 4 0 1 1 8 0v3" />
    <path className={fine} d="M256 64v8M267 62v8M298 63v8M308 64v8" />
    <path className={fill.wall} d="M21 104h224v62H21z" />
    {TEETH.map((tooth) => (
      <g key={tooth} transform={`translate(${tooth} 0)`}>
        <path className={fill.sky} d="M3 106V66l10 4v36z" />
        <path className={fill.wall} d="M13 106V68l46 38z" />
        <path className={fill.panel} d="M15 70l5-6 38 31-4 8z" />
        <path className={cells} d="M26 77l5-5M36 86l5-5M45 93l5-5" />
        <path d="M0 102V62l56 40M12 64l4-7 41 30-4 8" />
        <path className={fine} d="M0 76h20M0 89h38" />
      </g>
    ))}
    <path className={fill.glow} d="M36 120h40v12H36z" />
    <path d="M18 102h224v62M18 102v62M34 118h40v12H34zM86 118h40v12H86zM34 164v-22h40v22M146 164v-42h66v42M8 164h304" />
    <path
      className={fine}
      d="M54 118v12M106 118v12M146 132h66M146 142h66M146 152h66M34 149h40M34 156h40M94 148h24M94 154h24"
    />
  </Art>
);
