import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A price that stays where it is, month after month. */
export const FixedPricePicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M13 12h76v54H13z" />
    <path className={fill.panel} d="M19 34h8v24h-8zM33 34h8v24h-8zM47 34h8v24h-8zM61 34h8v24h-8zM75 34h8v24h-8z" />
    <path className={fill.sun} d="M10 25h76v5H10z" />
    <path d="M10 9h76v54H10zM16 32h8v24h-8zM30 32h8v24h-8zM44 32h8v24h-8zM58 32h8v24h-8zM72 32h8v24h-8zM10 27h76" />
    <path className={fine} d="M10 18h76M22 13v1M36 13v1M50 13v1M64 13v1M76 13v1" />
  </Art>
);
