import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** A row of houses under a magnifying glass: one of them has its light on. */
export const SearchPicture = () => (
  <Art size="200 130">
    <path className={fill.meadow} d="M4 118q40-14 96-12t96 10v14H4z" />
    <path className={fill.wall} d="M20 76h34v38H20zM58 70h34v44H58zM140 78h36v36h-36z" />
    <path className={fill.roof} d="M15 76l22-20 22 20zM53 70l22-20 22 20zM135 78l23-20 23 20z" />
    <path d="M16 112h172M18 74v38h36V74M56 68v44h36V68M138 76v36h36V76M13 76l23-22 20 19M52 70l23-22 22 20M132 78l24-22 24 22" />
    <path className={fine} d="M30 112V94h11v18M68 112V92h11v20M150 112V94h11v18M26 82h8v7h-8zM162 84h7v7h-7z" />
    <path className={fill.glow} d="M116 26a32 32 0 1 1 0 64 32 32 0 0 1 0-64z" />
    <path className={fill.wall} d="M102 62h30v26h-30z" />
    <path className={fill.roof} d="M97 62l20-18 20 18z" />
    <path className={fill.sun} d="M112 68h10v10h-10z" />
    <path d="M101 61v26M132 61v26M95 63l21-19 22 19M111 67h11v11h-11zM116 25a33 33 0 1 1 0 66 33 33 0 0 1 0-66zM140 82l26 28" />
    <path className={fill.panel} d="M160 100l6-6 18 20-6 6z" />
    <path d="M160 101l6-6 18 20-6 6z" />
    <path className={fine} d="M96 40q6-8 15-9" />
  </Art>
);
