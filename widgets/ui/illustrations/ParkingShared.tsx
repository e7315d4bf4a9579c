import { fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';
import { Car } from './Car.tsx';

/** Marked bays in front of flats. */
export const ParkingShared = () => (
  <Art size="240 116">
    <path className={fill.meadow} d="M0 116V98q60-6 120-4t120 6v16z" />
    <path className={fill.wall} d="M13 20h78v82H13z" />
    <path className={fill.roof} d="M8 12h84v10H8z" />
    <path
      className={fill.sky}
      d="M22 32h14v14H22zM44 32h14v14H44zM66 32h14v14H66zM22 58h14v14H22zM44 58h14v14H44zM66 58h14v14H66z"
    />
    <path d="M8 12h80v8H8zM10 20v80h76V20M20 30h14v14H20zM42 30h14v14H42zM64 30h14v14H64zM20 56h14v14H20zM42 56h14v14H42zM64 56h14v14H64zM41 100V82h16v18" />
    <path className={fill.panel} d="M102 34h20v20h-20z" />
    <path d="M101 33h20v20h-20zM111 53v47" />
    <path className={fill.sun} d="M108 37h5q4 0 4 4t-4 4h-2v5h-3z" />
    <Car x={134} y={69} />
    <path className={fine} d="M124 102l-8 12M228 102l8 12M176 102v12" />
    <path d="M4 102h232" />
  </Art>
);
