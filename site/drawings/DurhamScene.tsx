import { cells, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';
import { Cathedral } from './Cathedral.tsx';

/** The cathedral above the Wear and, on this side of it, a house with panels that nobody on the peninsula sees. */
export const DurhamScene = () => (
  <Art size="340 150">
    <path className={fill.glow} d="M250 40a34 34 0 1 0 68 0 34 34 0 1 0-68 0" />
    <path className={fill.sun} d="M263 40a21 21 0 1 0 42 0 21 21 0 1 0-42 0" />
    <path className={fill.meadow} d="M120 124q6-32 46-38 60-8 110 4 40 8 64 30v8H120z" />
    <g transform="translate(162 2) scale(.95)">
      <Cathedral />
    </g>
    <path className={fill.sky} d="M120 116h220v34H120z" />
    <path className={fill.wall} d="M236 106h104v12q-12-10-24 4h-10q-14-18-28 0h-10q-14-16-32-4z" />
    <path d="M232 104h108M232 116q16-14 32 4M264 120h12q14-20 28 0M304 120h12q10-12 24-8" />
    <path
      className={fine}
      d="M150 106q4-12 10 0M160 108q6-18 14 0M176 104q5-14 12 0M196 106q5-13 11 0M214 103q6-16 13 0M240 98q5-13 11 0M286 96q6-16 13 0M306 98q5-12 11 0M238 134q6-5 12 0t12 0M290 138q6-5 12 0t12 0M206 144q6-5 12 0t12 0"
    />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 78-9 120-6 38 4 72 14 98 28z" />
    <path className={fill.wall} d="M31 84h104v50H31z" />
    <path className={fill.roof} d="M50 46h70l24 40H24z" />
    <path className={fill.panel} d="M62 53h48l15 26H48z" />
    <path className={cells} d="M78 53l-6 26M95 53l6 26M55 66h62" />
    <path d="M47 44h70l24 40H20zM28 84v48M132 84v48M60 51h46l15 26H46zM104 44V30h12v14M58 132v-28h14v28M38 96h14v14H38zM84 98h16v16H84zM108 98h16v16h-16zM4 132h190" />
    <path className={fine} d="M45 96v14M92 98v16M116 98v16M68 119v1M110 26q-5-6 1-10t-1-11" />
  </Art>
);
