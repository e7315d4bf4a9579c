import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

const BAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const BAY = 30;

const bay = (place: number): string => {
  const x = 84 + place * BAY;
  return `M${x} 74v52M${x + 12} 74v52M${x} 90h12M${x} 106h12M${x + 12} 86l${BAY - 12} 30M${x + 12} 116l${BAY - 12}-30`;
};

/** The timber staithes of Dunston at sunrise, where coal was once loaded; a heron waits. */
export const StaithesScene = () => (
  <Art size="340 150">
    <path className={fill.glow} d="M150 116a62 62 0 0 1 124 0z" />
    <path className={fill.sun} d="M176 116a36 36 0 0 1 72 0z" />
    <path className={fill.sky} d="M60 116h280v34H60z" />
    <path className={fill.meadow} d="M0 150v-72h70q16 0 18 20 3 34 26 52z" />
    <path className={fill.roof} d="M74 62h258v10H74z" />
    <path d="M0 76h70v-16h262v12H70M70 60v16M332 60v66M320 72v54M76 52h256M76 52v8M108 52v8M140 52v8M172 52v8M204 52v8M236 52v8M268 52v8M300 52v8M332 52v8M88 98q3 34 26 52" />
    <path d={BAYS.map(bay).join('')} />
    <path d="M26 76v-20q0-10 7-12l6 3-5 2q2 10 4 17 4 8-6 10zM29 76l-1 14M34 76l1 14" />
    <path
      className={fine}
      d="M120 132q6-5 12 0t12 0M172 140q6-5 12 0t12 0M232 131q6-5 12 0t12 0M284 142q6-5 12 0t12 0M46 90v-12M46 84q-6-1-5-8 6 1 5 8q6-1 6-8-7 1-6 8M112 30q7-7 12 0 5-7 12 0M140 18q5-5 9 0 4-5 9 0"
    />
  </Art>
);
