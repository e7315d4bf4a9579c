import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const InverterPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M27 9h46v52H27z" />
    <path className={fill.panel} d="M33 17h34v16H33z" />
    <path className={fill.sun} d="M35 47a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
    <path className={cells} d="M37 26q4-10 8 0t8 0 8 0" />
    <path d="M24 6h46v52H24zM30 14h34v16H30zM53 42h10M53 49h10M34 58v9M47 58v9M60 58v9M33 46a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
  </Art>
);
