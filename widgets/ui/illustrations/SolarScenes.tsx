import { cells, fill, fine } from './Art.css.ts';
import { Art, Tyneside } from './Art.tsx';

/** A house with panels above the river at sunrise. */
export const HomeScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 68-9 100-6 38 4 72 14 98 28z" />
    <path className={fill.wall} d="M33 84h124v50H33z" />
    <path className={fill.roof} d="M60 44h82l22 42H86z" />
    <path className={fill.panel} d="M74 52h58l14 27H89z" />
    <path className={cells} d="M93 52l15 27M112 52l15 27M81 65h58" />
    <path d="M22 84 54 42h82l24 42H86L54 42M30 76v56h124V84M86 84v48M112 42V28h12v14M49 132v-26h15v26M49 84h15v11H49zM98 98h18v16H98zM126 98h18v16h-18zM6 132h172" />
    <path className={fine} d="M107 98v16M135 98v16M16 132v-14M16 122q-9-1-8-12 9 1 8 12q9-2 9-13-10 2-9 13" />
  </Art>
);

/** A workshop and its office with rows of panels above the river at sunrise. */
export const BusinessScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 68-9 100-6 38 4 72 14 98 28z" />
    <path className={fill.wall} d="M15 52h46v82H15zM61 84h112v50H61z" />
    <path className={fill.roof} d="M61 76h115v9H61zM12 44h52v9H12z" />
    <path className={fill.panel} d="M72 74l12-20h22l-12 20zM106 74l12-20h22l-12 20zM140 74l12-20h22l-12 20z" />
    <path className={cells} d="M78 64h22M112 64h22M146 64h22M83 74l12-20M117 74l12-20M151 74l12-20" />
    <path d="M8 42h52v9H8zM12 51v81M58 74h114v9H58zM58 51v81M169 83v49M69 74l12-20h22L91 74M103 74l12-20h22l-12 20M137 74l12-20h22l-12 20M22 62h10v11H22zM40 62h10v11H40zM22 84h10v11H22zM40 84h10v11H40zM28 132v-24h15v24M76 132v-32h30v32M120 98h14v12h-14zM144 98h14v12h-14zM4 132h180" />
    <path className={fine} d="M76 108h30M76 116h30M76 124h30M35.5 108v24" />
  </Art>
);
