import { fill } from './Art.css.ts';

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
