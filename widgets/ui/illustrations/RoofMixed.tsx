import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const RoofMixed = () => (
  <Art size="96 64">
    <path className={fill.wall} d="M9 36h34v25H9zM43 44h46v17H43z" />
    <path className={fill.roof} d="M6 36 24 12l20 24z" />
    <path className={fill.roof} d="M46 38h46v6H46z" />
    <path className={fill.panel} d="M56 36l6-11h12l-6 11zM74 36l6-11h12l-6 11z" />
    <path className={cells} d="M59 30.5h12M77 30.5h12" />
    <path d="M3 36 22 11l19 25M6 33v26h80V42M41 36v23M41 36h49v6H41M54 36l6-11h12l-6 11M72 36l6-11h12l-6 11M18 59V46h9v13M52 48h9v6h-9zM70 48h9v6h-9zM18 28h8" />
  </Art>
);
