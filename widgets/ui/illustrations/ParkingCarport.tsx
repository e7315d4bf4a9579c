import { cable, fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';
import { Car } from './Car.tsx';
import { Cottage } from './Cottage.tsx';

/** A car under a roof on posts beside the house. */
export const ParkingCarport = () => (
  <Art size="240 116">
    <path className={fill.meadow} d="M0 116V98q60-6 120-4t120 6v16z" />
    <path className={fill.glow} d="M96 100h128v8H96z" />
    <Cottage />
    <path className={fill.roof} d="M98 46l132 6v8L98 54z" />
    <path d="M98 45l132 6v8L98 53zM112 54v46M220 59v41M112 66l12-11M220 70l-12-12" />
    <path className={fine} d="M126 47v7M154 48v7M182 49v7M208 50v7" />
    <Car x={124} y={69} />
    <path className={cable} d="M91 78q6 18 18 16t17-14" />
    <path d="M4 102h232" />
  </Art>
);
