import { cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

export const MountingFlat = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M6 58h86v12H6z" />
    <path className={fill.sky} d="M22 50h16v8H22zM66 50h16v8H66z" />
    <path className={fill.panel} d="M14 46 84 20l3 8-70 26z" />
    <path className={cells} d="M36 37l3 8M60 28l3 8" />
    <path d="M4 56h88M4 68h88M12 44l70-26 3 8-70 26zM76 29v27M20 50v6M20 56l56-24M20 48h16v8M64 56v-8h16v8" />
  </Art>
);
