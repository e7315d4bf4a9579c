import { company } from '#contract/common/company.ts';
import { factText } from '../../facts/facts.ts';
import { SampleNote } from '../../kit/components/SampleNote.tsx';
import * as section from './section.css.ts';
import { Stars } from './Stars.tsx';
import * as styles from './WhyUs.css.ts';

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
