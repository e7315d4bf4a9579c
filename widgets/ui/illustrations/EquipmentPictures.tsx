import { cells, fill, fine } from './Art.css.ts';
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

export const InverterPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M27 9h46v52H27z" />
    <path className={fill.panel} d="M33 17h34v16H33z" />
    <path className={fill.sun} d="M35 47a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
    <path className={cells} d="M37 26q4-10 8 0t8 0 8 0" />
    <path d="M24 6h46v52H24zM30 14h34v16H30zM53 42h10M53 49h10M34 58v9M47 58v9M60 58v9M33 46a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
  </Art>
);

export const BatteryPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M31 7h40v59H31z" />
    <path className={fill.sky} d="M39 19h24v40H39z" />
    <path className={fill.sun} d="M39 44h24v15H39z" />
    <path d="M28 4h40v59H28zM36 16h24v41H36zM43 16v-4h10v4M50 24l-6 11h9l-5 10M34 63v4M62 63v4" />
  </Art>
);

export const MountingPitched = () => (
  <Art size="96 72">
    <path className={fill.roof} d="M6 66 90 28v42H6z" />
    <path className={fill.panel} d="M17 48 79 20l4 8-62 28z" />
    <path className={cells} d="M38 40l3 7M58 30l3 8" />
    <path d="M4 63 88 25M15 46 77 18l4 8-62 28zM30 50l4 9M64 34l4 10M4 63h84" />
    <path className={fine} d="M24 63l64-29M46 63l42-19M68 63l20-9" />
  </Art>
);

export const MountingFlat = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M6 58h86v12H6z" />
    <path className={fill.sky} d="M22 50h16v8H22zM66 50h16v8H66z" />
    <path className={fill.panel} d="M14 46 84 20l3 8-70 26z" />
    <path className={cells} d="M36 37l3 8M60 28l3 8" />
    <path d="M4 56h88M4 68h88M12 44l70-26 3 8-70 26zM76 29v27M20 50v6M20 56l56-24M20 48h16v8M64 56v-8h16v8" />
  </Art>
);

export const MountingGround = () => (
  <Art size="96 72">
    <path className={fill.meadow} d="M4 58q24-7 46-2t44-1v15H4z" />
    <path className={fill.panel} d="M16 42 66 8l12 10-50 34z" />
    <path className={cells} d="M33 31l12 10M49 20l12 10M22 47l50-34" />
    <path d="M14 40 64 6l12 10-50 34zM30 47v14M68 22v39M30 56l38-26M4 60q24-5 46-1t42-1M12 60v-5M16 59v-6M82 58v-5M86 58v-6" />
  </Art>
);
