import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A page with a chart. */
export const ReportPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M25 8h48v60H25z" />
    <path className={fill.panel} d="M33 46h8v14h-8zM45 39h8v21h-8zM57 31h8v29h-8z" />
    <path d="M22 5h48v60H22zM30 44h8v14h-8zM42 37h8v21h-8zM54 29h8v29h-8z" />
    <path className={fine} d="M30 13h24M30 20h14" />
  </Art>
);
