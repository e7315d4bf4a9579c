import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const MountingGround = () => (
  <Art size="96 72">
    <path className={fill.meadow} d="M4 58q24-7 46-2t44-1v15H4z" />
    <path className={fill.panel} d="M16 42 66 8l12 10-50 34z" />
    <path className={cells} d="M33 31l12 10M49 20l12 10M22 47l50-34" />
    <path d="M14 40 64 6l12 10-50 34zM30 47v14M68 22v39M30 56l38-26M4 60q24-5 46-1t42-1M12 60v-5M16 59v-6M82 58v-5M86 58v-6" />
  </Art>
);
