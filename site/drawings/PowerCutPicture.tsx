import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A bulb without light and a cable that is cut. */
export const PowerCutPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M30 28a20 20 0 1 1 32 16v8H38v-8a20 20 0 0 1-8-16z" />
    <path className={fill.panel} d="M39 52h20v10H39z" />
    <path className={fill.sun} d="M76 16l-7 12h6l-5 12 14-15h-7l6-9z" />
    <path d="M27 26a20 20 0 1 1 32 16q-3 2-3 8H30q0-6-3-8zM34 50v10h18V50M38 60v5h10v-5M43 50V36l-6-8M43 36l6-8" />
    <path className={fine} d="M34 55h18M12 12l62 54M74 14l-7 12h6l-5 12 14-15h-7l6-9z" />
  </Art>
);
