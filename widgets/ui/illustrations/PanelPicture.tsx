import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const PanelPicture = () => (
  <Art size="96 72">
    <path className={fill.glow} d="M62 20a16 16 0 1 0 32 0 16 16 0 1 0-32 0" />
    <path className={fill.sun} d="M68 20a10 10 0 1 0 20 0 10 10 0 1 0-20 0" />
    <path className={fill.panel} d="M24 17h46l16 45H13z" />
    <path className={cells} d="M36 14 32 60M48 14v46M59 14l6 46M17 29h57M13 44h68" />
    <path d="M22 14h46l14 46H10zM34 60v8M60 60v8M26 68h42" />
  </Art>
);
