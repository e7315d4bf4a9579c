import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A telephone with the whole house on it. */
export const HomeAppPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M33 6h36v62H33z" />
    <path className={fill.sky} d="M36 13h30v44H36z" />
    <path className={fill.sun} d="M42 34l9-9 9 9v13H42z" />
    <path d="M30 3h36v62H30zM30 11h36M30 55h36M45 60h6M37 34l11-11 11 11M40 32v14h16V32M46 46v-8h5v8" />
    <path className={fine} d="M74 22q6 8 0 16M80 17q10 13 0 26M22 22q-6 8 0 16M16 17q-10 13 0 26" />
  </Art>
);
