import type { FunctionComponent } from 'react';
import { drawing } from '../../drawings/Drawing.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import * as styles from './FeatureTabs.css.ts';
import * as section from './section.css.ts';
import { Points, Tabs } from './Tabs.tsx';

interface FeatureItem {
  readonly id: string;
  readonly tab: string;
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly href: `/${string}`;
  readonly link: string;
  readonly Picture: FunctionComponent;
}

/** The tabbed block in the middle of the home page. */
const features: readonly FeatureItem[] = [
  {
    id: 'about-homecare',
    tab: 'HomeCare',
    heading: 'Somebody comes, whatever has stopped',
    text: 'Four levels of cover, from the boiler alone to everything behind the walls. You pay by the month; we pay for parts, labour and the journey.',
    points: [
      'A number that is answered day and night',
      'A boiler service every year, booked by us',
      'No limit to how often you call',
    ],
    href: '/learn-more?topic=homecare',
    link: 'Compare the levels of cover',
    Picture: drawing('home-whole'),
  },
  {
    id: 'about-energy',
    tab: 'Energy',
    heading: 'Gas and electricity that you can read',
    text: 'Fixed for as long as you like to know the price, variable when you like to be free, green when you mind where it comes from, and a night rate for a car or a battery.',
    points: ['Fixed for 12, 24 or 36 months', 'A night rate that charges a car', 'Switching in five working days'],
    href: '/learn-more?topic=energy',
    link: 'See the four tariffs',
    Picture: drawing('coast-scene'),
  },
  {
    id: 'about-boilers',
    tab: 'Boilers',
    heading: 'Kept going, mended, or replaced',
    text: 'A yearly service keeps the warranty alive and the flame clean. When a repair no longer pays, we say so, and fit a boiler that suits the house rather than the catalogue.',
    points: [
      'A service that takes about an hour',
      'Repairs with the price told first',
      'New boilers with up to 10 years of warranty',
    ],
    href: '/learn-more?topic=boilers',
    link: 'More about boilers',
    Picture: drawing('boiler-numbered'),
  },
];

type Feature = (typeof features)[number];

const Panel = ({ heading, text, points, href, link, Picture }: Feature) => (
  <div className={styles.panel}>
    <div className={styles.words}>
      <h3 className={styles.title}>{heading}</h3>
      <p>{text}</p>
      <Points items={points} />
      <p>
        <a className={actionLink.sizes.plain} href={href}>
          {link}
        </a>
      </p>
    </div>
    <div className={styles.picture}>
      <Picture />
    </div>
  </div>
);

const items = features.map((feature) => ({ id: feature.id, tab: feature.tab, panel: <Panel {...feature} /> }));

/** Section 6: three services to read about. */
export const FeatureTabs = () => (
  <div className={styles.band}>
    <section className={section.section} id="features" aria-labelledby="features-title">
      <div className={section.intro}>
        <h2 className={section.heading} id="features-title">
          Inside the house, and on the bill
        </h2>
      </div>
      <Tabs label="Services" variant="line" items={items} />
    </section>
  </div>
);
