import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

/** A hot water cylinder with its valves and controls. */
export const CylinderPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M33 14q0-8 16-8t16 8v48q0 4-4 4H37q-4 0-4-4z" />
    <path className={fill.roof} d="M33 44h32v18q0 4-4 4H37q-4 0-4-4z" />
    <path className={fill.sun} d="M74 30h14v14H74z" />
    <path d="M30 12q0-8 16-8t16 8v48q0 4-4 4H34q-4 0-4-4zM46 4V1M30 20H16v46M62 54h10v12M62 36h10M72 28h14v14H72zM77 35h4M12 30h8v6h-8z" />
    <path className={fine} d="M30 42q4-4 8 0t8 0 8 0 8 0M36 52v6M46 52v6M56 52v6" />
  </Art>
);
