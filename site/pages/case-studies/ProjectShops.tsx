import { cable, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { Car } from '../../../widgets/ui/illustrations/StreetParts.tsx';

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
