import { company } from '#contract/common/company.ts';
import { fill } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { factText } from '../../facts/facts.ts';
import { SampleNote } from '../../kit/components/Notes.tsx';
import * as section from './section.css.ts';
import * as styles from './WhyUs.css.ts';

const STEP = 30;
const FIVE = [0, 1, 2, 3, 4] as const;
const STAR = 'l3.9 8 8.8 1.2-6.4 6.1 1.6 8.7-7.9-4.2-7.9 4.2 1.6-8.7-6.4-6.1 8.8-1.2z';

const stars = FIVE.map((place) => `M${15 + place * STEP} 3${STAR}`).join('');

/** Five stars. @param share of them that is filled, 0 to 1 */
const Stars = ({ share }: { readonly share: number }) => (
  <Art size="150 30">
    <clipPath id="rated">
      <rect width={150 * share} height="30" />
    </clipPath>
    <path className={fill.sun} d={stars} clipPath="url(#rated)" />
    <path d={stars} />
  </Art>
);

const { mcs } = company.accreditations;

const reasons = [
  {
    claim: factText('home-experience'),
    text: 'on the roofs of the region: slate, pantile, felt, and everything that the wind has taken off.',
  },
  {
    claim: factText('home-staff'),
    text: 'and no call centre far away: the person who answers can look out of the window at the same weather.',
  },
  ...(mcs
    ? [
        {
          claim: factText('home-mcs'),
          text: `certificate ${mcs}: what you need to be paid for the electricity you export.`,
        },
      ]
    : []),
];

/** Section 11: what speaks for us, as far as it can be shown. */
export const WhyUs = () => (
  <section className={styles.inner} id="why-us" aria-labelledby="why-us-title">
    <div className={styles.intro}>
      <h2 className={section.heading} id="why-us-title">
        Why choose us
      </h2>
      <p className={section.lead}>
        Because you can check what we say. Prices stand on the screen, their assumptions beside them, and when waiting
        is the better advice we give it.
      </p>
      <SampleNote>
        {company.brand} is a sample company: its years, its staff and its rating show where yours will stand.
      </SampleNote>
    </div>
    <ul className={styles.reasons}>
      {reasons.map(({ claim, text }) => (
        <li key={claim} className={styles.reason}>
          <span className={styles.claim}>{claim}</span> <span className={styles.text}>{text}</span>
        </li>
      ))}
      <li className={styles.reason}>
        <span className={styles.stars}>
          <Stars share={4.8 / 5} />
        </span>
        <span className={styles.claim}>{factText('home-rating')}</span>
        <SampleNote>A sample figure: no customer has given it.</SampleNote>
      </li>
    </ul>
  </section>
);
