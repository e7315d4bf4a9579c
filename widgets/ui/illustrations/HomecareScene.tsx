import { fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';

/** Which parts of a home a plan looks after. */
export interface HomeParts {
  readonly boiler: boolean;
  readonly heating: boolean;
  readonly plumbing: boolean;
  readonly electrics: boolean;
}

const room = (isCovered: boolean) => (isCovered ? fill.glow : fill.sky);
const thing = (isCovered: boolean) => (isCovered ? fill.sun : fill.wall);

/** A house cut open: the light is on in the rooms that a plan looks after. */
export const HomecareScene = ({ boiler, heating, plumbing, electrics }: HomeParts) => (
  <Art size="340 150">
    <path className={fill.meadow} d="M0 150c4-12 50-18 170-18s166 6 170 18z" />
    <path className={fill.roof} d="M170 8l104 52H66z" />
    <path className={room(heating)} d="M86 60h84v36H86z" />
    <path className={room(plumbing)} d="M170 60h84v36h-84z" />
    <path className={room(boiler)} d="M86 96h84v40H86z" />
    <path className={room(electrics)} d="M170 96h84v40h-84z" />
    <path className={thing(heating)} d="M104 72h44v16h-44z" />
    <path className={thing(plumbing)} d="M186 80h50v4q0 8-8 8h-34q-8 0-8-8z" />
    <path className={thing(boiler)} d="M102 102h26v26h-26z" />
    <path className={thing(electrics)} d="M212 104l12 14h-24z" />
    <path d="M60 63 170 8l110 55M83 60v76h174V60M83 96h174M170 60v76M20 136h300M232 39V16h10v28" />
    <path d="M104 72h44v16h-44zM111 72v16M118 72v16M126 72v16M133 72v16M141 72v16M148 85h8v11M104 85h-8v11" />
    <path d="M183 80h56M186 80v4q0 8 8 8h34q8 0 8-8v-4M192 92v4M230 92v4M228 80V68h-8v3" />
    <path d="M102 102h26v26h-26zM108 128v8M115 128v8M122 128v8M128 110h18v26" />
    <path d="M212 96v8l12 14h-24zM240 122h8v8h-8z" />
    <path
      className={fine}
      d="M115 120q-6-4 0-11 6 7 0 11M208 124l-2 5M216 124l2 5M212 125v6M243 125v1M245 125v1M237 10q-4-4 0-8M40 136v-16M40 126q-10-1-9-14 10 1 9 14q10-2 10-15-11 2-10 15M296 136v-10M296 130q-7-1-6-10 7 1 6 10q7-2 7-11-8 2-7 11"
    />
  </Art>
);
