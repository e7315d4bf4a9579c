import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A calendar with one day marked. */
export const CalendarPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M21 14h56v52H21z" />
    <path className={fill.roof} d="M18 11h56v13H18z" />
    <path className={fill.sun} d="M52 48a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
    <path d="M18 11h56v52H18zM18 24h56M32 6v10M60 6v10M51 47a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
    <path className={fine} d="M28 34h6M43 34h6M58 34h6M28 47h6M43 47h2M28 57h6" />
  </Art>
);
