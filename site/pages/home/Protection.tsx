import { HomecareScene } from '../../../widgets/ui/illustrations/HomecareScene.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { Points } from './Points.tsx';
import * as styles from './Protection.css.ts';
import { protection } from './protection.ts';
import * as section from './section.css.ts';
import { Tabs } from './Tabs.tsx';

type Plan = (typeof protection)[number];

const PlanTab = ({ name, price, scope }: Plan) => (
  <>
    <span className={styles.name}>{name}</span>
    <span className={styles.price}>
      <b className={styles.amount}>{price}</b> a month
    </span>
    <span className={styles.scope}>{scope}</span>
  </>
);

const PlanPanel = ({ name, summary, features, rooms, href }: Plan) => (
  <div className={styles.plan}>
    <div className={styles.scene}>
      <HomecareScene {...rooms} />
    </div>
    <div className={styles.words}>
      <h3 className={styles.planName}>HomeCare {name}</h3>
      <p>{summary}</p>
    </div>
    <Points items={features} />
    <p className={styles.action}>
      <a className={actionLink.sizes.large} href={href}>
        Choose {name}
      </a>
    </p>
  </div>
);

const items = protection.map((plan) => ({
  id: plan.id,
  tab: <PlanTab {...plan} />,
  panel: <PlanPanel {...plan} />,
}));

/** Section 4: three plans; the light is on in the rooms that each looks after. */
export const Protection = () => (
  <section className={styles.section} id="homecare" aria-labelledby="homecare-title">
    <div className={section.intro}>
      <h2 className={section.heading} id="homecare-title">
        Somebody to ring when something stops
      </h2>
      <p className={section.lead}>Pick a plan: the lights go on in the rooms that it looks after.</p>
    </div>
    <Tabs label="HomeCare plans" look="cards" items={items} />
  </section>
);
