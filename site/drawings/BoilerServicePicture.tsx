import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A boiler and the sheet with everything that was checked. */
export const BoilerServicePicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M17 8h34v44H17zM59 21h26v38H59z" />
    <path className={fill.sun} d="M28 38c0-6 5-8 5-13 6 4 7 8 7 13a6 6 0 0 1-12 0z" />
    <path className={fill.meadow} d="M64 28h6v6h-6zM64 38h6v6h-6zM64 48h6v6h-6z" />
    <path d="M14 5h34v44H14zM25 36c0-6 5-8 5-13 6 4 7 8 7 13a6 6 0 0 1-12 0zM20 49v14M31 49v14M42 49v14M56 18h26v38H56zM64 18v-4h10v4M61 27l2 3 4-5M61 37l2 3 4-5M61 47l2 3 4-5" />
    <path className={fine} d="M14 16h34M20 10h12M71 29h7M71 39h7M71 49h7" />
  </Art>
);
