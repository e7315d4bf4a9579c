import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A price that goes up and down with the market. */
export const VariablePricePicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M13 12h76v54H13z" />
    <path className={fill.sky} d="M13 50c8-2 10-18 20-16s12 14 22 10 12-22 34-22v44H13z" />
    <path d="M10 9h76v54H10zM10 48c8-2 10-18 20-16s12 14 22 10 12-22 30-22M75 14l8 5-5 8" />
    <path className={fine} d="M22 58v-4M36 58v-8M50 58v-4M64 58v-12M78 58V42" />
  </Art>
);
