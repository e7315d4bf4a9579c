import { fill } from './Art.css.ts';

/** A car of 86 by 33, wheels on the ground at y + 33. Part of a drawing. */
export const Car = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={fill.panel} d="M2 26v-9q0-4 5-5l14-3Q29 1 39 1h15q9 0 15 9l9 2q6 1 6 7v7z" />
    <path className={fill.sky} d="M26 10q5-5 13-5h3v6H24zM47 5h7q6 0 10 6H47z" />
    <path d="M12 26H4q-2 0-2-3v-6q0-4 5-5l14-3Q29 1 39 1h15q9 0 15 9l9 2q6 1 6 7v4q0 3-3 3h-6M28 26h31" />
    <path className={fill.wall} d="M12 26a8 8 0 0 1 16 0 8 8 0 0 1-16 0M59 26a8 8 0 0 1 16 0 8 8 0 0 1-16 0" />
    <path d="M13 26a7 7 0 0 1 14 0 7 7 0 0 1-14 0M60 26a7 7 0 0 1 14 0 7 7 0 0 1-14 0" />
  </g>
);

/** A house of 84 by 80 on the ground at y = 100, with a charger on its right wall. Part of a drawing. */
export const Cottage = () => (
  <>
    <path className={fill.wall} d="M17 54h70v46H17z" />
    <path className={fill.roof} d="M30 26h50l14 28H44z" />
    <path d="M8 55 24 24h54l16 31H38L24 24M14 55v45h72V55M38 55v45M22 100V76h10v24M48 66h16v13H48zM56 66v13M62 24V14h9v10" />
    <path className={fill.sun} d="M80 68h12v17H80z" />
    <path d="M79 67h12v17H79zM83 72h4" />
  </>
);
