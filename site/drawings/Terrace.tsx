import { cells, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';

const HOUSE_WIDTH = 72;
const HOUSES = [0, 1, 2] as const;

const House = ({ place }: { readonly place: number }) => (
  <g transform={`translate(${place * HOUSE_WIDTH} 0)`}>
    <path className={fill.glow} d="M14 47h28v26H14zM17 19h15v17H17z" />
    <path className={fill.sky} d="M48 19h15v17H48z" />
    <path className={fill.panel} d="M51 53h14v33H51z" />
    <path d="M12 45h28v26H12zM14 17h15v17H14zM45 17h15v17H45zM48 84V51h14v33M8 71h36" />
    <path className={fine} d="M26 45v26M21.5 17v17M52.5 17v17M58 68v1M8 8h56" />
  </g>
);

/** Three brick houses in a row of 216 by 84, eaves at y = 0 and ridge at y = -36; panels on the middle one. */
export const Terrace = () => (
  <>
    <path className={fill.wall} d="M3 2h216v84H3z" />
    <path className={fill.roof} d="M13 -33h196l16 36H-3z" />
    <path className={fill.panel} d="M79 -28h58l5 25H74z" />
    <path className={cells} d="M98 -28l-2 25M118 -28l2 25M76 -16h64" />
    {HOUSES.map((place) => (
      <House key={place} place={place} />
    ))}
    <path d="M10 -36h196L222 0H-6zM0 0v84M216 0v84M72 0v84M144 0v84M76 -31h60l5 26H71zM64 -36v-16h16v16M136 -36v-16h16v16" />
    <path className={fine} d="M68 -52v-6M76 -52v-6M140 -52v-6M148 -52v-6M20 -12h36M24 -24h30M160 -12h38M158 -24h34" />
  </>
);
