import { cable, cells, fill } from './Art.css.ts';
import { Art } from './Art.tsx';

interface ChargerPictureProps {
  /** With a cable of its own; else with a socket. */
  readonly hasCable: boolean;
  readonly isSolar: boolean;
}

const Cable = () => (
  <>
    <path className={cable} d="M46 54q-2 14-16 11T14 46q-2-14 8-14t10 12-2 16" />
    <path d="M42 30h9v9h-9zM44 34h5" />
  </>
);

const Socket = () => (
  <>
    <path className={fill.sky} d="M38 36a9 9 0 0 1 18 0 9 9 0 0 1-18 0" />
    <path d="M38 35a9 9 0 0 1 18 0 9 9 0 0 1-18 0M43 33v0M47 33v0M51 33v0M45 38v0M49 38v0" />
  </>
);

const Solar = () => (
  <>
    <path className={fill.sun} d="M72 14a9 9 0 0 1 18 0 9 9 0 0 1-18 0" />
    <path className={fill.panel} d="M70 42h22l-5 20H65z" />
    <path className={cells} d="M79 42l-4 20M68 52h22" />
    <path d="M81 27v8M73 25l-4 6M89 25l3 5M69 41h22l-5 20H64zM75 61v5" />
  </>
);

/** A charger on the wall, by what it has. */
export const ChargerPicture = ({ hasCable, isSolar }: ChargerPictureProps) => (
  <Art size="96 72">
    <path className={fill.wall} d="M35 9h28q4 0 4 4v38q0 6-6 6H37q-5 0-5-6V13q0-4 3-4z" />
    <path className={fill.sun} d="M40 15h16v5H40z" />
    <path d="M34 6h26q4 0 4 4v38q0 6-6 6H36q-6 0-6-6V10q0-4 4-4zM39 14h16v5H39z" />
    {hasCable ? <Cable /> : <Socket />}
    {isSolar ? <Solar /> : null}
  </Art>
);
