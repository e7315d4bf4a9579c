import { fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const BatteryPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M31 7h40v59H31z" />
    <path className={fill.sky} d="M39 19h24v40H39z" />
    <path className={fill.sun} d="M39 44h24v15H39z" />
    <path d="M28 4h40v59H28zM36 16h24v41H36zM43 16v-4h10v4M50 24l-6 11h9l-5 10M34 63v4M62 63v4" />
  </Art>
);
