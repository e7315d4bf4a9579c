import { company } from '#contract/common/company.ts';
import { DrawingFile } from '../../drawings/DrawingFile.tsx';
import { factText } from '../../facts/facts.ts';
import { SampleNote } from '../../kit/components/Notes.tsx';
import * as section from './section.css.ts';
import * as styles from './WhyUs.css.ts';

const reasons = [
  { claim: factText('home-experience'), text: 'on roofs across the region: slate, pantile and felt.' },
  {
    claim: factText('home-staff'),
    text: 'and no faraway call centre: whoever answers is in the North East too.',
  },
];

/** Section 11: what speaks for us, as far as it can be shown. */
export const WhyUs = () => (
  <section className={styles.why} id="why-us" aria-labelledby="why-us-title">
    <h2 className={section.heading} id="why-us-title">
      Why choose us
    </h2>
    <p className={section.lead}>
      We show every price and how we got to it. And if you're better off waiting, we'll say so.
    </p>
    <ul className={styles.reasons}>
      {reasons.map(({ claim, text }) => (
        <li key={claim} className={styles.reason}>
          <span className={styles.claim}>{claim}</span> <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
    <SampleNote>{company.brand} is a sample company: its years, staff and rating show where yours will go.</SampleNote>
  </section>
);

interface Destination {
  readonly href: `/${string}`;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
}

/** The four pages that explain a service at length. */
const destinations: readonly Destination[] = [
  {
    href: '/homecare-plans',
    title: 'HomeCare Plans',
    text: 'Three plans and what each one covers.',
    picture: 'shield',
  },
  {
    href: '/energy',
    title: 'Energy Services',
    text: 'Four ways to buy gas and electricity.',
    picture: 'coast-scene',
  },
  {
    href: '/boiler-services',
    title: 'Boiler Services',
    text: 'Installation, service and repair, with prices.',
    picture: 'boiler-service',
  },
  {
    href: '/smart-home',
    title: 'Smart Home Services',
    text: "Heating, locks and lights that know when you're out.",
    picture: 'smart-house',
  },
];

/** Section 12: the four pages that explain a service at length. */
export const Explore = () => (
  <section className={styles.explore} id="explore" aria-labelledby="explore-title">
    <h2 className={section.heading} id="explore-title">
      Explore our services
    </h2>
    <ul className={styles.tiles}>
      {destinations.map(({ href, title, text, picture }) => (
        <li key={href} className={styles.tile}>
          <span className={styles.picture}>
            <DrawingFile name={picture} />
          </span>
          <a className={styles.link} href={href}>
            {title}
          </a>
          <p className={styles.tileText}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
