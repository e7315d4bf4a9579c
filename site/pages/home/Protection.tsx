import { homePlans } from '#contract/common/plansHomecare.ts';
import { DrawingFile } from '../../drawings/DrawingFile.tsx';
import { planPrice } from '../../facts/prices.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import * as styles from './Protection.css.ts';
import * as section from './section.css.ts';
import { Points, Tabs } from './Tabs.tsx';

// The light is on in the rooms that a plan looks after.
const SCENES: Readonly<Record<string, string>> = {
  Standard: 'home-boiler',
  Plus: 'home-heating',
  Complete: 'home-whole',
};

const SCOPES: Readonly<Record<string, string>> = {
  Standard: 'The boiler',
  Plus: 'The boiler and the heating',
  Complete: 'The whole house',
};

const SUMMARIES: Readonly<Record<string, string>> = {
  Standard: 'Your boiler and its controls: serviced once a year, repaired as often as it needs.',
  Plus: 'Your boiler and everything it heats: radiators, pipes and the pump.',
  Complete: 'Your whole home: heating, plumbing, drains and electrics.',
};

/** The three plans of the home page: the price list of the HomeCare quote, with a drawing and a sentence for each. */
export const protection = homePlans.map(({ name, features }) => ({
  id: `homecare-${name.toLowerCase()}`,
  name,
  price: planPrice(name),
  scope: SCOPES[name] ?? '',
  summary: SUMMARIES[name] ?? '',
  features,
  scene: SCENES[name] ?? '',
  href: `/homecare-quote?plan=${name}&catalogue=home`,
}));

type Plan = (typeof protection)[number];

const PlanTab = ({ name, price, scope }: Plan) => (
  <>
    <span className={styles.name}>{name}</span>
    <span className={styles.price}>
      <b className={styles.amount}>{price}</b> a&nbsp;month
    </span>
    <span className={styles.scope}>{scope}</span>
  </>
);

const PlanPanel = ({ name, summary, features, scene, href }: Plan) => (
  <div className={styles.plan}>
    <div className={styles.scene}>
      <DrawingFile name={scene} />
    </div>
    <div className={styles.words}>
      <h3 className={styles.planName}>HomeCare {name}</h3>
      <p>{summary}</p>
      <Points items={features} />
      <p className={styles.action}>
        <a className={actionLink.sizes.small} href={href}>
          Choose {name}
        </a>
      </p>
    </div>
  </div>
);

const items = protection.map((plan) => ({
  id: plan.id,
  tab: <PlanTab {...plan} />,
  panel: <PlanPanel {...plan} />,
}));

/** Section 4: three plans; the light is on in the rooms that each looks after. */
export const Protection = () => (
  <section className={section.section} id="homecare" aria-labelledby="homecare-title">
    <div className={styles.intro}>
      <h2 className={section.heading} id="homecare-title">
        When the boiler packs in, we're on it
      </h2>
      <p className={section.lead}>Pick a plan and see which parts of your home it covers.</p>
    </div>
    <Tabs label="HomeCare plans" variant="cards" items={items} />
  </section>
);
