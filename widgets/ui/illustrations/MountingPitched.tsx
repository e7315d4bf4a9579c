import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const MountingPitched = () => (
  <Art size="96 72">
    <path className={fill.roof} d="M6 66 90 28v42H6z" />
    <path className={fill.panel} d="M17 48 79 20l4 8-62 28z" />
    <path className={cells} d="M38 40l3 7M58 30l3 8" />
    <path d="M4 63 88 25M15 46 77 18l4 8-62 28zM30 50l4 9M64 34l4 10M16 58v6M32 51v13M48 60v4M80 29v35M64 52v12M4 63h84" />
  </Art>
);
