import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A contract and the pen. */
export const SignaturePicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M24 9h42v58H24z" />
    <path className={fill.roof} d="M80 24l7 6-19 24-9 3 2-9z" />
    <path d="M21 6h42v58H21zM77 22l8 6-20 26-10 4 2-10zM72 29l8 6M28 54q5-9 7 0t7-3 5 2" />
    <path className={fine} d="M29 16h26M29 24h26M29 32h18" />
  </Art>
);
