import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A clock with seven hours of the night marked. */
export const NightRatePicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M24 38a27 27 0 1 0 54 0 27 27 0 1 0-54 0" />
    <path className={fill.panel} d="M48 36V9a27 27 0 0 1 7 53z" />
    <path className={fill.sun} d="M78 10a8 8 0 1 0 11 11 11 11 0 0 1-11-11z" />
    <path d="M21 36a27 27 0 1 0 54 0 27 27 0 1 0-54 0M48 36V9M48 36l7 26M76 8a8 8 0 1 0 11 11A11 11 0 0 1 76 8z" />
    <path className={fine} d="M48 12v3M24 36h3M69 36h3M48 57v3M31 19l2 2M31 53l2-2" />
  </Art>
);
