import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const RoofPitched = () => (
  <Art size="96 64">
    <path className={fill.wall} d="M13 39h75v22H13z" />
    <path className={fill.roof} d="M29 16h48l14 23H45z" />
    <path className={fill.panel} d="M39 21h31l7 12H46z" />
    <path className={cells} d="M49 21l7 12M60 21l7 12M43 27h30" />
    <path d="M10 37 26 14h48l14 23H42L26 14M13 35v24h72V37M42 37v22M22 59V46h9v13M54 44h9v8h-9zM70 44h9v8h-9zM62 14V7h7v7" />
  </Art>
);

export const RoofFlat = () => (
  <Art size="96 64">
    <path className={fill.wall} d="M13 33h75v28H13z" />
    <path className={fill.roof} d="M13 26h78v7H13z" />
    <path className={fill.panel} d="M20 24l7-12h14l-7 12zM43 24l7-12h14l-7 12zM66 24l7-12h14l-7 12z" />
    <path className={cells} d="M24 18h14M47 18h14M70 18h14" />
    <path d="M8 24h80v7H8zM11 31v28h74V31M20 24l7-12h14l-7 12M43 24l7-12h14l-7 12M66 24l7-12h14l-7 12M20 38h12v9H20zM42 59V38h12v21M64 38h12v9H64z" />
  </Art>
);

export const RoofMixed = () => (
  <Art size="96 64">
    <path className={fill.wall} d="M9 36h34v25H9zM43 44h46v17H43z" />
    <path className={fill.roof} d="M6 36 24 12l20 24z" />
    <path className={fill.roof} d="M46 38h46v6H46z" />
    <path className={fill.panel} d="M56 36l6-11h12l-6 11zM74 36l6-11h12l-6 11z" />
    <path className={cells} d="M59 30.5h12M77 30.5h12" />
    <path d="M3 36 22 11l19 25M6 33v26h80V42M41 36v23M41 36h49v6H41M54 36l6-11h12l-6 11M72 36l6-11h12l-6 11M18 59V46h9v13M52 48h9v6h-9zM70 48h9v6h-9zM18 28h8" />
  </Art>
);
