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

const STAR_WIDTH = 25.4;

// As far as the stars and not the gaps between them are filled: of 4.8 the last one shows eight tenths.
const filledTo = (rating: number): number => {
  const whole = Math.floor(rating);
  return whole * STEP + 15 - STAR_WIDTH / 2 + (rating - whole) * STAR_WIDTH;
};

/** Five stars. @param rating how many of them are filled, 0 to 5 */
const Stars = ({ rating }: { readonly rating: number }) => (
  <Art size="150 30">
    <clipPath id="rated">
      <rect width={filledTo(rating)} height="30" />
    </clipPath>
    <path className={fill.sun} d={stars} clipPath="url(#rated)" />
    <path d={stars} />
  </Art>
);

const { mcs } = company.accreditations;

const reasons = [
  {
    claim: factText('home-experience'),
    text: 'on roofs across the region: slate, pantile and felt.',
  },
  {
    claim: factText('home-staff'),
    text: 'and no faraway call centre: whoever answers is in the North East too.',
  },
  ...(mcs
    ? [
        {
          claim: factText('home-mcs'),
          text: `certificate ${mcs}: you need one to be paid for the electricity you export.`,
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
        We show every price and how we got to it. And if you're better off waiting, we'll say so.
      </p>
      <SampleNote>
        {company.brand} is a sample company: its years, staff and rating show where yours will go.
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
          <Stars rating={4.8} />
        </span>
        <span className={styles.claim}>{factText('home-rating')}</span>
        <SampleNote>A sample figure, not given by customers.</SampleNote>
      </li>
    </ul>
  </section>
);
