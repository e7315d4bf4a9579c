import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A carbon monoxide alarm that sounds. */
export const AlarmPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M27 19h48v40H27z" />
    <path className={fill.roof} d="M36 32a10 10 0 1 0 20 0 10 10 0 1 0-20 0" />
    <path className={fill.sun} d="M60 27h8v6h-8z" />
    <path d="M24 16h48v40H24zM33 31a10 10 0 1 0 20 0 10 10 0 1 0-20 0M58 24h8v6h-8zM32 48h16" />
    <path
      className={fine}
      d="M38 31h10M40 27h6M40 35h6M58 37h8M58 42h8M58 48h8M16 26q-5 10 0 20M10 22q-7 14 0 28M80 26q5 10 0 20M86 22q7 14 0 28"
    />
  </Art>
);
