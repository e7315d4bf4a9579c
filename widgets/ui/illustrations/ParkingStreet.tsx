import { cable, fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';
import { Car } from './Car.tsx';
import { Cottage } from './Cottage.tsx';

/** A car at the kerb; the way to it crosses the pavement, where no cable may lie. */
export const ParkingStreet = () => (
  <Art size="240 116">
    <path className={fill.meadow} d="M0 116V98q50-5 106-2v20z" />
    <path className={fill.wall} d="M106 100h36v16h-36z" />
    <path className={fill.sky} d="M142 106h98v10h-98z" />
    <Cottage />
    <path d="M4 102h136v5h96M106 102v-14M98 102v-11M114 102v-11M96 93h20" />
    <path className={fine} d="M118 102v14M130 102v14M156 112h14M186 112h14M216 112h14" />
    <Car x={148} y={74} />
    <path className={cable} strokeDasharray="3 6" d="M91 78q10 6 30 6t29 2" />
    <path className={fill.sun} d="M112 54h22v22h-22z" />
    <path d="M111 53h22v22h-22zM119 61q0-4 4-4t4 3-4 5M123 70v1" />
  </Art>
);
