import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const RoofFlat = () => (
  <Art size="96 64">
    <path className={fill.wall} d="M13 33h75v28H13z" />
    <path className={fill.roof} d="M13 26h78v7H13z" />
    <path className={fill.panel} d="M20 24l7-12h14l-7 12zM43 24l7-12h14l-7 12zM66 24l7-12h14l-7 12z" />
    <path className={cells} d="M24 18h14M47 18h14M70 18h14" />
    <path d="M8 24h80v7H8zM11 31v28h74V31M20 24l7-12h14l-7 12M43 24l7-12h14l-7 12M66 24l7-12h14l-7 12M20 38h12v9H20zM42 59V38h12v21M64 38h12v9H64z" />
  </Art>
);
