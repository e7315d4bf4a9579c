import { cells, fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';

const SUN = 'M13 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z';

const House = () => (
  <>
    <path className={fill.meadow} d="M2 56h92v6H2z" />
    <path className={fill.wall} d="M17 38h44v20H17z" />
    <path className={fill.roof} d="M28 18h30l12 20H40z" />
    <path className={fill.panel} d="M35 22h19l8 12H43z" />
    <path className={cells} d="M44 22l8 12M39 28h19" />
    <path d="M10 38 26 17h32l12 21H38L26 17M15 36v21h46V38M38 38v19M22 57V46h9v11" />
  </>
);

/** A roof under an open sky. */
export const ShadeNone = () => (
  <Art size="96 64">
    <path className={fill.sun} d={SUN} />
    <path className={fine} d="M25 12h3M22 4l2-2M22 20l2 2M13 24v3" />
    <House />
  </Art>
);

/** The same beside a tree. */
export const ShadeSome = () => (
  <Art size="96 64">
    <path className={fill.sun} d={SUN} />
    <House />
    <path className={fill.meadow} d="M78 26c9 2 11 16 5 21H71c-6-5-4-19 7-21z" />
    <path d="M77 25c10 2 12 17 6 22H70c-6-5-4-20 7-22zM77 35v23M77 43l4-4" />
  </Art>
);

/** The same among tall ones, the sun behind them. */
export const ShadeLot = () => (
  <Art size="96 64">
    <path className={fill.glow} d={SUN} />
    <House />
    <path
      className={fill.meadow}
      d="M78 20c13 3 15 22 8 28H67c-9-7-5-25 11-28zM50 18c9 3 10 19 5 24H42c-6-6-3-21 8-24z"
    />
    <path d="M77 19c14 3 16 22 9 29H66c-9-7-5-26 11-29zM77 30v28M77 41l6-5M77 46l-6-5M49 17c10 3 11 20 6 25H42c-6-6-4-22 7-25zM49 28v30" />
  </Art>
);
