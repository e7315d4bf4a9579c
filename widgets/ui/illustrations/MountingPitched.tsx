import { cells, fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';

export const MountingPitched = () => (
  <Art size="96 72">
    <path className={fill.roof} d="M6 66 90 28v42H6z" />
    <path className={fill.panel} d="M17 48 79 20l4 8-62 28z" />
    <path className={cells} d="M38 40l3 7M58 30l3 8" />
    <path d="M4 63 88 25M15 46 77 18l4 8-62 28zM30 50l4 9M64 34l4 10M4 63h84" />
    <path className={fine} d="M24 63l64-29M46 63l42-19M68 63l20-9" />
  </Art>
);
