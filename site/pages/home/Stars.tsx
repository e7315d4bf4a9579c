import { fill } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

const STEP = 30;
const FIVE = [0, 1, 2, 3, 4] as const;
const STAR = 'l3.9 8 8.8 1.2-6.4 6.1 1.6 8.7-7.9-4.2-7.9 4.2 1.6-8.7-6.4-6.1 8.8-1.2z';

const stars = FIVE.map((place) => `M${15 + place * STEP} 3${STAR}`).join('');

/** Five stars. @param share of them that is filled, 0 to 1 */
export const Stars = ({ share }: { readonly share: number }) => (
  <Art size="150 30">
    <clipPath id="rated">
      <rect width={150 * share} height="30" />
    </clipPath>
    <path className={fill.sun} d={stars} clipPath="url(#rated)" />
    <path d={stars} />
  </Art>
);
