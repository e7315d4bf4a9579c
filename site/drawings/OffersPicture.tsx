import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** Three offers, and the one that is the lowest. */
export const OffersPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M13 15h22v50H13zM40 15h22v50H40zM67 15h22v50H67z" />
    <path className={fill.panel} d="M17 36h8v22h-8zM71 32h8v26h-8z" />
    <path className={fill.sun} d="M44 46h8v12h-8z" />
    <path d="M10 12h22v50H10zM37 12h22v50H37zM64 12h22v50H64zM16 34h8v22h-8zM43 44h8v12h-8zM70 30h8v26h-8zM42 6l4 4 7-8" />
    <path className={fine} d="M15 19h12M15 25h8M42 19h12M42 25h8M69 19h12M69 25h8" />
  </Art>
);
