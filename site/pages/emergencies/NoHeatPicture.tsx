import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** A cold radiator with a snowflake over it. */
export const NoHeatPicture = () => (
  <Art size="96 72">
    <path className={fill.sky} d="M17 34h68v26H17z" />
    <path d="M14 35q0-4 4-4h60q4 0 4 4v18q0 4-4 4H18q-4 0-4-4zM25 31v26M37 31v26M48 31v26M59 31v26M70 31v26M22 57v9M74 57v9M48 4v20M39 9l18 10M57 9L39 19" />
    <path className={fine} d="M45 6l3 3 3-3M45 22l3-3 3 3M40 12l1-4M56 16l-1 4M56 12l-1-4M40 16l1 4" />
  </Art>
);
