import { cable, fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';
import { Car } from './Car.tsx';
import { Cottage } from './Cottage.tsx';

/** A car in the open garage that adjoins the house. */
export const ParkingGarage = () => (
  <Art size="240 116">
    <path className={fill.meadow} d="M0 116V98q60-6 120-4t120 6v16z" />
    <path className={fill.wall} d="M94 50h132v52H94z" />
    <path className={fill.sky} d="M108 62h108v40H108z" />
    <path className={fill.roof} d="M92 42h138v10H92z" />
    <Cottage />
    <path d="M92 42h138v10H92zM224 52v48M108 100V62h108v38" />
    <path className={fine} d="M108 67h108M108 72h108" />
    <Car x={120} y={69} />
    <path className={cable} d="M91 78q6 18 16 16t15-14" />
    <path d="M4 102h232" />
  </Art>
);
