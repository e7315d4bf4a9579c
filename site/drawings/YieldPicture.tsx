import { fill } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** Years in the sun, each worth more than the one before. */
export const YieldPicture = () => (
  <Art size="96 72">
    <path className={fill.glow} d="M8 20a14 14 0 1 0 28 0 14 14 0 1 0-28 0" />
    <path className={fill.sun} d="M13 20a9 9 0 1 0 18 0 9 9 0 1 0-18 0" />
    <path className={fill.panel} d="M20 48h12v16H20zM40 36h12v28H40zM60 24h12v40H60zM80 12h12v52H80z" />
    <path d="M17 46h12v16H17zM37 34h12v28H37zM57 22h12v40H57zM77 10h12v52H77zM8 62h84" />
  </Art>
);
