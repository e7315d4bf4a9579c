import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A lamp above a chair, with three steps of brightness. */
export const LampPicture = () => (
  <Art size="96 72">
    <path className={fill.glow} d="M30 34h36l18 32H12z" />
    <path className={fill.sun} d="M39 35h18a9 9 0 0 1-18 0z" />
    <path className={fill.roof} d="M36 16h30l8 19H30z" />
    <path d="M48 2v12M34 14h28l9 19H25zM38 33a10 10 0 0 0 20 0" />
    <path className={fine} d="M48 50v12M32 46l-7 12M64 46l7 12" />
  </Art>
);
