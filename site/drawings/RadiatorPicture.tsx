import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A warm radiator. */
export const RadiatorPicture = () => (
  <Art size="96 72">
    <path className={fill.glow} d="M20 40a28 28 0 0 1 56 0z" />
    <path className={fill.wall} d="M17 28h68v30H17z" />
    <path d="M14 29q0-4 4-4h60q4 0 4 4v22q0 4-4 4H18q-4 0-4-4zM25 25v30M37 25v30M48 25v30M59 25v30M70 25v30M22 55v9M74 55v9M14 49H6v15" />
    <path className={fine} d="M32 18q-4-4 0-8t0-8M48 18q-4-4 0-8t0-8M64 18q-4-4 0-8t0-8" />
  </Art>
);
