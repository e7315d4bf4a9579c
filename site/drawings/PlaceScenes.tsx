import { fill, fine, cells } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art, Tyneside } from '../../widgets/ui/illustrations/Art.tsx';
import { Terrace } from './Terrace.tsx';

/** A terrace above the Tyne at sunrise, panels on the middle roof. */
export const NewcastleScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 98-9 140-6 38 4 72 14 98 28z" />
    <g transform="translate(12 64) scale(.8)">
      <Terrace />
    </g>
    <path d="M4 132h206" />
    <path className={fine} d="M200 132v-14M200 123q-9-1-8-11 9 1 8 11q8-2 8-12-9 2-8 12" />
  </Art>
);

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

/** Durham's cathedral from the river, 120 by 84, standing at y = 92. Part of a drawing. */
export const Cathedral = () => (
  <>
    <path className={fill.wall} d="M6 46h16v46H6zM26 46h16v46H26zM42 62h28v30H42zM70 22h22v70H70zM92 62h30v30H92z" />
    <path d="M4 44h16v48H4zM24 44h16v48H24zM40 62h28M40 62v30M68 20h22v72M68 20v72M90 62h30v30M0 92h124M4 44l2-7 2 7M16 44l2-7 2 7M24 44l2-7 2 7M36 44l2-7 2 7M68 20l2-8 2 8M86 20l2-8 2 8" />
    <path
      className={fine}
      d="M10 54v12M14 54v12M30 54v12M34 54v12M46 92V78q4-6 8 0v14M58 92V78q4-6 8 0v14M74 30v16M79 30v16M84 30v16M74 56v14M84 56v14M96 92V78q4-6 8 0v14M108 92V78q4-6 8 0v14M68 50h22M44 68h22M92 68h28"
    />
  </>
);

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
