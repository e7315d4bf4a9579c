import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A room thermostat. */
export const ThermostatPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M24 38a27 27 0 1 0 54 0 27 27 0 1 0-54 0" />
    <path className={fill.glow} d="M33 38a18 18 0 1 0 36 0 18 18 0 1 0-36 0" />
    <path className={fill.sun} d="M57 25a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
    <path d="M21 36a27 27 0 1 0 54 0 27 27 0 1 0-54 0M35 49a18 18 0 1 1 27-1M57 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
    <path className={fine} d="M42 36h12M45 42h6" />
  </Art>
);
