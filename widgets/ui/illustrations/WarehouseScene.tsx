import { cells, fill, fine } from './Art.css.ts';
import { Art, Tyneside } from './Art.tsx';

/** A hall with its flat roof full of panels above the river at sunrise. */
export const WarehouseScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 68-9 100-6 38 4 90 14 116 28z" />
    <path className={fill.wall} d="M15 98h160v36H15zM175 98l32-40v38l-32 38z" />
    <path className={fill.roof} d="M15 98l32-40h160l-32 40z" />
    <path
      className={fill.panel}
      d="M25 94l7-9h44l-7 9zM75 94l7-9h44l-7 9zM125 94l7-9h44l-7 9zM35 82l7-9h44l-7 9zM85 82l7-9h44l-7 9zM135 82l7-9h44l-7 9zM44 70l7-9h44l-7 9zM94 70l7-9h44l-7 9zM144 70l7-9h44l-7 9z"
    />
    <path className={cells} d="M40 94l7-9M54 94l7-9M90 94l7-9M104 94l7-9M140 94l7-9M154 94l7-9" />
    <path d="M22 94l7-9h44l-7 9zM72 94l7-9h44l-7 9zM122 94l7-9h44l-7 9zM32 82l7-9h44l-7 9zM82 82l7-9h44l-7 9zM132 82l7-9h44l-7 9zM41 70l7-9h44l-7 9zM91 70l7-9h44l-7 9zM141 70l7-9h44l-7 9zM12 96v38M12 96h160l32-40H44zM172 96v38l32-38V56M24 134v-24h26v24M62 134v-24h26v24M102 108h58v12h-58zM4 134h168" />
    <path className={fine} d="M24 116h26M24 122h26M24 128h26M62 116h26M62 122h26M62 128h26M121 108v12M140 108v12" />
  </Art>
);
