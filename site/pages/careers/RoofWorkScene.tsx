import { cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

const Installer = ({ x, isTurned = false }: { readonly x: number; readonly isTurned?: boolean }) => (
  <g transform={`translate(${x} 30)${isTurned ? ' scale(-1 1)' : ''}`}>
    <path className={fill.wall} d="M-5 4a6 6 0 0 1 12 0 6 6 0 0 1-12 0" />
    <path className={fill.panel} d="M-6 13h14v22H-6z" />
    <path className={fill.sun} d="M-8 1q1-9 9-9t9 9z" />
    <path d="M-6 3a6 6 0 0 0 12 0M-10 1q1-9 9-9t9 9h6M-8 12H6v22H-8zM-5 34v16h-5M3 34v16h-5M6 15l13 5" />
  </g>
);

/** Two people carry a panel along the scaffold; the roof behind them is half full. */
export const RoofWorkScene = () => (
  <Art size="340 150">
    <path className={fill.glow} d="M270 40a24 24 0 1 0 48 0 24 24 0 1 0-48 0" />
    <path className={fill.sun} d="M279 40a15 15 0 1 0 30 0 15 15 0 1 0-30 0" />
    <path className={fill.meadow} d="M0 150c0-14 60-20 170-20s170 6 170 20z" />
    <path className={fill.wall} d="M53 84h226v54H53z" />
    <path className={fill.roof} d="M72 10h184l38 72H36z" />
    <path className={fill.panel} d="M186 18h52l12 24h-56zM197 46h56l13 26h-61z" />
    <path className={cells} d="M190 30h54M212 18l7 24M201 59h58M225 46l7 26" />
    <path d="M32 80 68 8h184l38 72zM50 80v56h226V80M183 16h52l13 25h-57zM193 44h57l14 27h-63zM232 8V0h14v8M70 136v-26h18v26M112 104h24v16h-24zM200 104h24v16h-24zM240 136v-26h18v26" />
    <path className={fill.panel} d="M96 42h54v22H96z" />
    <path className={cells} d="M114 42v22M132 42v22M96 53h54" />
    <path d="M94 40h54v22H94z" />
    <Installer x={78} />
    <Installer x={166} isTurned />
    <path d="M12 80h178M12 86h178M24 40v96M180 86v50M102 86v50M24 52h32M24 66h32M8 136h324" />
    <path className={fine} d="M24 136l78-50M102 136l78-50M308 136v-14M308 126q-9-1-8-11 9 1 8 11q9-2 9-12-10 2-9 12" />
  </Art>
);
