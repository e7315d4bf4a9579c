import { fill } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** Cover. */
export const ShieldPicture = () => (
  <Art size="96 72">
    <path className={fill.meadow} d="M52 9l23 8v15c0 16-9 25-23 33-14-8-23-17-23-33V17z" />
    <path d="M48 6l23 8v15c0 16-9 25-23 33-14-8-23-17-23-33V14zM37 33l8 8 15-16" />
  </Art>
);
