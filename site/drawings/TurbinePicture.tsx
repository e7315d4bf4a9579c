import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** Two wind turbines off the coast. */
export const TurbinePicture = () => (
  <Art size="96 72">
    <path className={fill.glow} d="M26 54a24 24 0 0 1 48 0z" />
    <path className={fill.sun} d="M36 54a14 14 0 0 1 28 0z" />
    <path className={fill.sky} d="M4 54h88v14H4z" />
    <path d="M29 27l3 34h-6zM29 24V5M29 24l17 9M29 24l-17 9M70 37l2 23h-5zM70 35V21M70 35l12 7M70 35l-12 7M4 54h22M33 54h33M74 54h18" />
    <path className={fine} d="M8 62q5-4 10 0t10 0M44 63q5-4 10 0t10 0M76 66q5-4 10 0" />
  </Art>
);
