import { cable, fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';
import { Car } from './Car.tsx';
import { Cottage } from './Cottage.tsx';

/** A car on the drive beside the house. */
export const ParkingDriveway = () => (
  <Art size="240 116">
    <path className={fill.meadow} d="M0 116V98q60-6 120-4t120 6v16z" />
    <path className={fill.glow} d="M90 100h134l16 16H84z" />
    <Cottage />
    <Car x={126} y={69} />
    <path className={cable} d="M91 78q8 18 20 16t17-14" />
    <path className={fine} d="M104 108h40M160 108h40M226 100q-9-2-8-13 10 1 8 13q10-2 10-14M226 100v8" />
    <path d="M4 102h232" />
  </Art>
);
