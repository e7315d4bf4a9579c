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
