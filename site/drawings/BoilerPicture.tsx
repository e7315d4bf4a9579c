import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A boiler on its pipes, with the flame alight. */
export const BoilerPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M31 8h40v46H31z" />
    <path className={fill.sun} d="M45 39c0-6 5-8 5-14 6 4 8 9 8 14a6.5 6.5 0 0 1-13 0z" />
    <path d="M28 5h40v46H28zM35 12h14M58 12h3M42 37c0-6 5-8 5-14 6 4 8 9 8 14a6.5 6.5 0 0 1-13 0zM36 51v16M48 51v16M60 51v16" />
    <path className={fine} d="M28 18h40" />
  </Art>
);
