import { cells, fill, fine, cable } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { Car } from '../../../widgets/ui/illustrations/StreetParts.tsx';
import { Cathedral } from '../../drawings/PlaceScenes.tsx';
import { Terrace } from '../../drawings/Terrace.tsx';

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

/** A school with panels on both wings and a battery by its wall; the cathedral on the hill behind. */
export const ProjectSchool = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M238 52a32 32 0 1 0 64 0 32 32 0 1 0-64 0" />
    <path className={fill.sun} d="M250 52a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
    <path className={fill.meadow} d="M0 180V92q44-26 92-8t90 34 138 28v34z" />
    <g transform="translate(16 12) scale(.8)">
      <Cathedral />
    </g>
    <path className={fill.wall} d="M35 122h250v44H35zM133 92l29-24 29 24v74h-58z" />
    <path className={fill.roof} d="M49 92h84v32H33zM191 92h82l16 32h-98z" />
    <path className={fill.panel} d="M60 97h64v22H52zM202 97h62l8 22h-70z" />
    <path
      className={cells}
      d="M76 97l-4 22M92 97l-2 22M108 97v22M56 108h68M218 97v22M234 97l2 22M250 97l4 22M202 108h66"
    />
    <path className={fill.glow} d="M44 132h16v16H44zM72 132h16v16H72zM202 132h16v16h-16zM230 132h16v16h-16z" />
    <path className={fill.sun} d="M266 136h16v28h-16z" />
    <path d="M32 120v44M282 120v44M130 92v72M188 92v72M124 96l35-30 35 30M47 90h82M193 90h78M47 90l-17 30h100M271 90l15 30h-98M57 95h66v22H49zM200 95h62l8 22h-70zM152 164v-28h15v28M159 66V48M159 48h16l-4 5 4 5h-16M8 164h304" />
    <path d="M151 106a8 8 0 1 0 16 0 8 8 0 1 0-16 0M159 101v5l4 2M42 130h16v16H42zM70 130h16v16H70zM100 130h16v16h-16zM200 130h16v16h-16zM228 130h16v16h-16zM263 134h16v30h-16z" />
    <path
      className={fine}
      d="M50 130v16M78 130v16M108 130v16M208 130v16M236 130v16M272 140l-4 8h6l-4 8M141 146v18M177 146v18M300 164v-20M300 152q-10-1-9-13 10 1 9 13q10-2 10-14-11 2-10 14"
    />
  </Art>
);

const BAYS = [158, 186, 214, 242, 270, 298] as const;

/** A shop and the six chargers of its car park, two of them at work. */
export const ProjectShops = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M198 60a36 36 0 1 0 72 0 36 36 0 1 0-72 0" />
    <path className={fill.sun} d="M212 60a22 22 0 1 0 44 0 22 22 0 1 0-44 0" />
    <path className={fill.meadow} d="M0 180v-22q60-8 160-6t160 4v24z" />
    <path className={fill.wall} d="M17 66h124v100H17z" />
    <path className={fill.roof} d="M11 52h134v16H11z" />
    <path className={fill.panel} d="M11 94h22l-3 14H6zM55 94h22v14H54zM99 94h22l3 14H99z" />
    <path className={fill.glow} d="M27 116h50v32H27zM90 118h18v44H90z" />
    <path d="M14 64v100M138 64v100M8 50h134v14H8zM10 90h132l5 16H5zM24 114h50v32H24zM86 164v-50h36v50M104 114v50M24 130h50M4 164h312" />
    <path
      className={fine}
      d="M32 90l-3 16M54 90v16M76 90v16M98 90v16M120 90l3 16M41 114v32M58 114v32M100 138v6M108 138v6M22 72h40M22 79h26"
    />
    {BAYS.map((bay) => (
      <g key={bay}>
        <path className={fill.wall} d={`M${bay - 3} 120h14v46h-14z`} />
        <path className={fill.sun} d={`M${bay - 1} 125h9v8h-9z`} />
        <path d={`M${bay - 6} 118h14v46h-14zM${bay - 2} 123h6v7h-6z`} />
      </g>
    ))}
    <Car x={166} y={139} />
    <path className={cable} d="M168 142q-8 12-3 18t8-6" />
    <Car x={236} y={145} />
    <path className={cable} d="M234 140q-6 16 0 22t9-4" />
    <path d="M4 178h312" />
    <path className={fine} d="M30 171h16M66 171h16M102 171h16M138 171h16" />
  </Art>
);
