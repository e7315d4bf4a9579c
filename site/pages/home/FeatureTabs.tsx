import * as actionLink from '../../kit/components/actionLink.css.ts';
import { features } from './features.ts';
import * as styles from './FeatureTabs.css.ts';
import { Points } from './Points.tsx';
import * as section from './section.css.ts';
import { Tabs } from './Tabs.tsx';

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
      <Tabs label="Services" look="line" items={items} />
    </section>
  </div>
);
