import { cells, fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';
import { Tyneside } from './Tyneside.tsx';

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
    <path
      className={fine}
      d="M107 98v16M135 98v16M61 119v1M16 132v-14M16 122q-9-1-8-12 9 1 8 12q9-2 9-13-10 2-9 13M118 24q-5-6 1-10t-1-11"
    />
  </Art>
);
