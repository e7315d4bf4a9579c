import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** A letter on its way over the river, towards the sun. */
export const LetterPicture = () => (
  <Art size="240 130">
    <path className={fill.glow} d="M140 104a46 46 0 0 1 92 0z" />
    <path className={fill.sun} d="M160 104a26 26 0 0 1 52 0z" />
    <path className={fill.sky} d="M8 104h224v22H8z" />
    <path className={fill.wall} d="M66 37l86-13 11 61-86 13z" />
    <path className={fill.roof} d="M66 37l86-13-34 40z" />
    <path d="M62 33l86-13 11 61-86 13zM62 33l54 27 32-40M73 94l26-38M159 81l-33-27M8 104h224" />
    <path
      className={fine}
      d="M14 46h30M4 60h44M22 74h30M24 114q6-5 12 0t12 0M96 118q6-5 12 0t12 0M168 113q6-5 12 0t12 0M200 120q6-5 12 0t12 0"
    />
  </Art>
);
