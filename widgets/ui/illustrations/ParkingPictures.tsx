import { cable, fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';
import { Car, Cottage } from './StreetParts.tsx';

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
