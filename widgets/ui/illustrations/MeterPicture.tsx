import { fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';

/** A meter with its figures: what a bill reads off. */
export const MeterPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M23 9h56v58H23z" />
    <path className={fill.sky} d="M31 19h40v15H31z" />
    <path className={fill.sun} d="M43 43h16v13H43z" />
    <path d="M20 6h56v58H20zM28 16h40v15H28zM40 40h16v13H40zM49 42l-4 5h6l-4 5M34 64v5M62 64v5" />
    <path className={fine} d="M36 16v15M44 16v15M52 16v15M60 16v15M26 40h6M26 46h6M64 40h6M64 46h6" />
  </Art>
);
