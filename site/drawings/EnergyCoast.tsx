import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

const TOWER = 'M-1.6-52l-2.4 52h8z';
const BLADES = 'M0-54v-26M0-54l22 13M0-54l-22 13';

/** Wind off the coast at sunrise, a line on land, and the terrace at the end of it. */
export const EnergyCoast = () => (
  <Art size="340 150">
    <path className={fill.glow} d="M176 92a58 58 0 0 1 116 0z" />
    <path className={fill.sun} d="M202 92a32 32 0 0 1 64 0z" />
    <path className={fill.sky} d="M110 92h230v58H110z" />
    <path className={fill.meadow} d="M0 150v-38c40-8 90-8 124 4 26 8 42 20 60 34z" />
    {[
      [212, 112],
      [262, 104],
      [312, 114],
    ].map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path className={fill.wall} d={TOWER} />
        <path d={TOWER} />
        <path d={BLADES} />
      </g>
    ))}
    <path className={fill.wall} d="M15 82h78v38H15z" />
    <path className={fill.roof} d="M15 58h78l6 25H9z" />
    <path d="M12 80v40h78V80M6 82l8-26h76l8 26zM38 80v40M64 80v40M20 120v-18h10v18M46 120v-18h10v18M72 120v-18h10v18M20 88h10v8H20zM46 88h10v8H46zM72 88h10v8H72zM26 56V46h8v10M52 56V46h8v10M78 56V46h8v10M0 120h108M124 120l9-56 9 56M128 96l10-12M138 96l-10-12M120 74h26M123 84h20" />
    <path
      className={fine}
      d="M98 72q14 6 24 2M144 74q60 26 160 4M180 128q6-5 12 0t12 0M232 124q6-5 12 0t12 0M284 130q6-5 12 0t12 0M216 140q6-5 12 0t12 0"
    />
  </Art>
);
