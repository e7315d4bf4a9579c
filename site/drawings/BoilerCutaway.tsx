import { cable, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';
import { Marker } from './Marker.tsx';

const Flue = () => (
  <>
    <path className={fill.wall} d="M150 12h136v26H176v26h-26z" />
    <path d="M146 62V8h134v26H172v28M280 4v34M286 4v34" />
    <path className={fine} d="M296 14q8-5 16 0t16 0M296 26q8-5 16 0t16 0M154 62V20h118" />
  </>
);

const HeatExchanger = () => (
  <>
    <path className={fill.sky} d="M104 86h116v74H104z" />
    <path className={fill.sun} d="M134 158c0-20 16-24 16-44 10 9 12 16 14 24 4-4 4-8 4-12 12 9 22 18 22 32z" />
    <path d="M100 82h116v76H100zM112 96h92M112 108h92M112 120h92M130 158c0-20 16-24 16-44 10 9 12 16 14 24 4-4 4-8 4-12 12 9 22 18 22 32" />
    <path className={fine} d="M204 96q8 6 0 12M112 108q-8 6 0 12M116 158h84" />
  </>
);

const Vessel = () => (
  <>
    <path className={fill.roof} d="M62 92q14-14 28 0v76q-14 14-28 0z" />
    <path d="M58 88q14-14 28 0v76q-14 14-28 0zM72 174v24h32" />
    <path className={fine} d="M58 126h28" />
  </>
);

const PumpAndValves = () => (
  <>
    <path className={fill.meadow} d="M128 196a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
    <path className={fill.wall} d="M194 182h40v32h-40z" />
    <path d="M124 194a20 20 0 1 0 40 0 20 20 0 1 0-40 0M144 186v8l7 5M190 180h40v32h-40zM164 194h26M144 174v-16M104 198v-8h20M210 180v-22" />
    <path className={fine} d="M198 188h24M198 196h24M198 204h14" />
  </>
);

const Panel = () => (
  <>
    <path className={fill.panel} d="M48 232h204v34H48z" />
    <path className={fill.sun} d="M66 249a9 9 0 1 0 18 0 9 9 0 1 0-18 0" />
    <path className={fill.sky} d="M118 240h58v18h-58z" />
    <path d="M44 228h204v34H44zM116 236h58v18h-58zM64 245a9 9 0 1 0 18 0 9 9 0 1 0-18 0M73 245l5-5" />
    <path className={fine} d="M194 245h12M216 245h12M124 245h6M138 245h20" />
  </>
);

/** The numbers are for a page that explains them; a plain drawing has none. */
interface Props {
  readonly isPlain?: boolean;
}

/** A boiler cut open. The numbers are those of the list of what a service looks at. */
export const BoilerCutaway = ({ isPlain = false }: Props) => (
  <Art size="340 350">
    <path className={fill.glow} d="M10 200a155 155 0 0 1 310 0v124H10z" />
    <Flue />
    <path className={fill.wall} d="M50 66h204v200H50z" />
    <path d="M44 62h204v200H44z" />
    <Vessel />
    <HeatExchanger />
    <PumpAndValves />
    <Panel />
    <path d="M76 262v62M110 262v62M144 262v62M178 262v44h24M212 262v62" />
    <path className={cable} d="M30 324h210" />
    <path className={fine} d="M70 290h12M104 290h12M138 290h12M206 290h12M202 300v12l10-6zM30 334h236" />
    {isPlain || (
      <>
        <Marker x={236} y={21} number={1} />
        <Marker x={192} y={106} number={2} />
        <Marker x={158} y={150} number={3} />
        <Marker x={72} y={112} number={4} />
        <Marker x={222} y={188} number={5} />
        <Marker x={190} y={310} number={6} />
      </>
    )}
  </Art>
);
