import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A spanner on a pipe that drips. */
export const RepairPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M8 43h80v14H8z" />
    <path className={fill.roof} d="M40 38h18v24H40z" />
    <path className={fill.sky} d="M49 62q-5 6-5 8h10q0-2-5-8z" />
    <path d="M6 41h32M56 41h34M6 55h32M56 55h34M38 36h18v24H38z" />
    <path className={fill.sun} d="M55 35L75 13l6 5-20 22z" />
    <path d="M53 34l19-21a10 10 0 0 1 12-11l-6 7 2 5 5 1 6-7a10 10 0 0 1-11 13L60 40" />
    <path className={fine} d="M44 36v24M50 36v24M14 48h14M66 48h14" />
  </Art>
);
