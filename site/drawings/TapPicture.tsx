import { fill } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A tap and the drop that it loses. */
export const TapPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M15 24h10v20H15zM25 33h26a14 14 0 0 1 14 14v6H55v-4a6 6 0 0 0-6-6H25z" />
    <path className={fill.sky} d="M60 56q-6 7-6 10a6 6 0 0 0 12 0q0-3-6-10z" />
    <path d="M12 21h10v20H12zM22 29h26a14 14 0 0 1 14 14v7H52v-5a5 5 0 0 0-5-5H22M37 29v-9M26 17q11-5 22 0M57 54q-6 7-6 10a6 6 0 0 0 12 0q0-3-6-10z" />
  </Art>
);
