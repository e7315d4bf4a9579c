import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A doorbell that shows who is there. */
export const CameraPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M17 9h32v58H17z" />
    <path className={fill.sky} d="M60 23h28v38H60z" />
    <path className={fill.sun} d="M28 46a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
    <path d="M14 6h32v58H14zM22 20a8 8 0 1 0 16 0 8 8 0 1 0-16 0M27 20a3 3 0 1 0 6 0 3 3 0 1 0-6 0M24 44a6 6 0 1 0 12 0 6 6 0 1 0-12 0M57 20h28v38H57zM67 34a4 4 0 1 0 8 0 4 4 0 1 0-8 0M62 52q0-12 9-12t9 12" />
    <path className={fine} d="M50 16q4 4 0 8M53 13q6 7 0 14M67 24h8" />
  </Art>
);
