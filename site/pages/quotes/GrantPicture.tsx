import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** Coins, and the one that somebody else puts in. */
export const GrantPicture = () => (
  <Art size="96 72">
    <path className={fill.sun} d="M14 56h28v12H14z" />
    <path className={fill.glow} d="M41 32a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
    <path className={fill.sun} d="M46 32a15 15 0 1 0 30 0 15 15 0 1 0-30 0" />
    <path d="M38 29a20 20 0 1 0 40 0 20 20 0 1 0-40 0M64 23c-1-5-10-5-10 2v6c0 3-1 5-3 6h14M50 30h10M10 54h28v12H10z" />
    <path className={fine} d="M10 60h28M84 12l5-4M87 20h6M76 5l2-4" />
  </Art>
);
