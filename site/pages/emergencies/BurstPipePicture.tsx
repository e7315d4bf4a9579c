import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** A pipe that has burst and the stop tap beside it. */
export const BurstPipePicture = () => (
  <Art size="96 72">
    <path
      className={fill.sky}
      d="M36 38Q26 14 20 10q14 0 24 16Q46 8 56 2q-2 16-4 24 10-14 22-14-10 8-18 26zM10 62q38-8 76 0v6H10z"
    />
    <path className={fill.wall} d="M6 42h28v12H6zM58 42h34v12H58z" />
    <path className={fill.roof} d="M70 28h14v4H70z" />
    <path d="M4 40h30l-3 6 4 2-3 4H4M92 40H58l3 5-4 3 4 4h31M68 26h16M76 26v14M71 40h10" />
    <path className={fine} d="M40 38Q34 20 26 16M47 36V14M54 38q6-16 14-20M14 62q6-4 12 0t12 0M52 64q6-4 12 0t12 0" />
  </Art>
);
