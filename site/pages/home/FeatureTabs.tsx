import { DrawingFile } from '../../drawings/DrawingFile.tsx';
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
  readonly picture: string;
}

/** The tabbed block in the middle of the home page. */
const features: readonly FeatureItem[] = [
  {
    id: 'about-homecare',
    tab: 'HomeCare',
    heading: 'Cover for boiler, heating, plumbing and electrics',
    text: 'Four levels of cover, from just the boiler to the whole home. You pay monthly, and we pay for parts, labour and travel.',
    points: ['24-hour helpline', 'A boiler service every year, booked for you', 'Unlimited call-outs'],
    href: '/learn-more?topic=homecare',
    link: 'See the levels of cover',
    picture: 'boiler-service',
  },
  {
    id: 'about-energy',
    tab: 'Energy',
    heading: 'Gas and electricity tariffs in plain English',
    text: 'Fix your price for up to three years, stay flexible on a variable rate, choose green power, or charge a car or battery on a cheap night rate.',
    points: ['Fixed for 12, 24 or 36 months', 'A night rate that charges a car', 'Switched in five working days'],
    href: '/learn-more?topic=energy',
    link: 'See the four tariffs',
    picture: 'coast-scene',
  },
  {
    id: 'about-boilers',
    tab: 'Boilers',
    heading: 'Boilers fitted, serviced and repaired',
    text: "A yearly service keeps your boiler safe and its warranty valid. If a repair isn't worth it, we'll say so, and fit a boiler that's the right size for your home.",
    points: [
      'A service takes about an hour',
      'Repairs priced before we start',
      'New boilers with up to 10 years of warranty',
    ],
    href: '/learn-more?topic=boilers',
    link: 'See boiler services',
    picture: 'boiler-open',
  },
];

type Feature = (typeof features)[number];

const Panel = ({ heading, text, points, href, link, picture }: Feature) => (
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
      <DrawingFile name={picture} />
    </div>
  </div>
);

const items = features.map((feature) => ({ id: feature.id, tab: feature.tab, panel: <Panel {...feature} /> }));

/** Section 6: three services to read about. */
export const FeatureTabs = () => (
  <div className={styles.band}>
    <section className={section.section} id="features" aria-labelledby="features-title">
      <h2 className={styles.heading} id="features-title">
        Home services and energy
      </h2>
      <Tabs label="Services" variant="line" items={items} />
    </section>
  </div>
);
