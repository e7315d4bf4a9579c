import { fill, fine } from './Art.css.ts';
import { Art } from './Art.tsx';

/** A meter with its figures: what a bill reads off. */
export const MeterPicture = () => (
  <Art size="96 72">
    <path className={fill.wall} d="M23 9h56v58H23z" />
    <path className={fill.sky} d="M31 19h40v15H31z" />
    <path className={fill.sun} d="M43 43h16v13H43z" />
    <path d="M20 6h56v58H20zM28 16h40v15H28zM40 40h16v13H40zM49 42l-4 5h6l-4 5M34 64v5M62 64v5" />
    <path className={fine} d="M36 16v15M44 16v15M52 16v15M60 16v15M26 40h6M26 46h6M64 40h6M64 46h6" />
  </Art>
);

interface UsagePictureProps {
  /** Share of the largest bar that any picture of the set draws, 0 to 1; no bar for 0. */
  readonly gas: number;
  readonly electricity: number;
}

const GROUND = 66;
const LEAST = 4;
const TALLEST = 44;
const FLAME = 'M0 0c-6-1-7-8-2-11 0 3 3 3 2-1 5 3 7 11 0 12z';
const BOLT = 'M2-13l-6 7h5l-3 6 8-8h-5z';

/** Yearly usage as bars from one ground: a set of them compares at a glance. */
export const UsagePicture = ({ gas, electricity }: UsagePictureProps) => {
  const bars = [
    { share: gas, tone: fill.roof, sign: FLAME, signTone: fill.roof },
    { share: electricity, tone: fill.sun, sign: BOLT, signTone: fill.sun },
  ].filter(({ share }) => share > 0);
  return (
    <Art size="96 72">
      {bars.map(({ share, tone, sign, signTone }, index) => {
        const height = Math.round(LEAST + share * (TALLEST - LEAST));
        const left = bars.length > 1 ? 18 + index * 36 : 36;
        const top = GROUND - height;
        return (
          <g key={sign}>
            <path className={tone} d={`M${left + 3} ${top + 3}h24v${height - 3}h-24z`} />
            <path d={`M${left} ${GROUND}V${top}h24v${height}`} />
            <path className={signTone} d={sign} transform={`translate(${left + 13} ${top - 4})`} />
            <path d={sign} transform={`translate(${left + 12} ${top - 5})`} />
          </g>
        );
      })}
      <path d={`M6 ${GROUND}h84`} />
    </Art>
  );
};
