import type { FunctionComponent } from 'react';
import { drawing } from '../../drawings/Drawing.tsx';
import * as styles from './Explore.css.ts';
import * as section from './section.css.ts';

interface Destination {
  readonly href: `/${string}`;
  readonly title: string;
  readonly text: string;
  readonly Picture: FunctionComponent;
  /** A scene stands on the ground; a thing stands alone, and smaller. */
  readonly isThing?: boolean;
}

/** The four pages that explain a service at length. */
const destinations: readonly Destination[] = [
  {
    href: '/homecare-plans',
    title: 'HomeCare Plans',
    text: 'Three plans and what each one covers.',
    Picture: drawing('shield'),
    isThing: true,
  },
  {
    href: '/energy',
    title: 'Energy Services',
    text: 'Four ways to buy gas and electricity.',
    Picture: drawing('coast-scene'),
  },
  {
    href: '/boiler-services',
    title: 'Boiler Services',
    text: 'Installation, service and repair, with prices.',
    Picture: drawing('boiler-service'),
    isThing: true,
  },
  {
    href: '/smart-home',
    title: 'Smart Home Services',
    text: "Heating, locks and lights that know when you're out.",
    Picture: drawing('smart-house'),
  },
];

/** Section 12: the four pages that explain a service at length. */
export const Explore = () => (
  <section className={styles.section} id="explore" aria-labelledby="explore-title">
    <h2 className={section.heading} id="explore-title">
      Explore our services
    </h2>
    <ul className={styles.tiles}>
      {destinations.map(({ href, title, text, Picture, isThing }) => (
        <li key={href} className={styles.tile}>
          <div className={isThing ? styles.thing : styles.picture}>
            <Picture />
          </div>
          <a className={styles.link} href={href}>
            {title}
          </a>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
