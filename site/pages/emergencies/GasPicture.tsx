import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** A hob that hisses without a flame, below an open window. */
export const GasPicture = () => (
  <Art size="96 72">
    <path className={fill.sky} d="M15 8h30v28H15zM51 8h30v28H51z" />
    <path className={fill.wall} d="M15 48h70v20H15z" />
    <path className={fill.roof} d="M36 44h32v4H36z" />
    <path d="M12 5h34v30H12zM46 5l20 6v30l-20-6M12 46h72v20H12zM34 46v-4h30v4M24 56a4 4 0 1 0 8 0 4 4 0 1 0-8 0M44 56a4 4 0 1 0 8 0 4 4 0 1 0-8 0M64 56a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
    <path
      className={fine}
      d="M40 38q-4-4 0-8t0-8M50 38q-4-4 0-8t0-8M60 38q4-4 0-8M29 5v30M76 22q5 3 9 0M76 30q5 3 9 0"
    />
  </Art>
);
