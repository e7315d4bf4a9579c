import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** From the meter in the house to the car on the drive. */
export const CableRunPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M9 30h34v32H9z" />
    <path className={fill.roof} d="M13 13h26l9 17H4z" />
    <path className={fill.sky} d="M60 46h30v14H60z" />
    <path d="M6 28 24 10l22 18M9 26v34h32V26M16 38h9v9h-9zM8 60h84M56 58V50q0-4 4-5l5-9q1-2 4-2h9q3 0 5 3l5 9q4 1 4 5v7zM61 58a5 5 0 1 0 10 0M78 58a5 5 0 1 0 10 0M68 44v-9" />
    <path className={fine} d="M33 34v8h4v10h8q6 0 6-4t5-3" />
  </Art>
);
