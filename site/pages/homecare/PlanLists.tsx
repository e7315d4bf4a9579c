import { formatPrice, toPounds } from '#contract/common/money.ts';
import type { Plan, PlanCatalogue } from '#contract/common/plans.ts';
import { homecareCatalogues } from '#contract/common/plansHomecare.ts';
import * as styles from './PlanLists.css.ts';

/** One of the five lists of HomeCare plans, and where a visitor meets it. */
interface PlanList {
  readonly catalogue: PlanCatalogue;
  readonly name: string;
  readonly place: string;
  readonly href: `/${string}`;
  readonly text: string;
  readonly plans: readonly Plan[];
}

/** Which plan is which: the lists are not reconciled, so a visitor has to be able to tell them apart. */
export const planLists: readonly PlanList[] = [
  {
    catalogue: 'plans',
    name: 'Care plans',
    place: 'This page',
    href: '/homecare-plans',
    text: 'Basic, Complete and Total Care. The first has a limit for each repair.',
    plans: homecareCatalogues.plans,
  },
  {
    catalogue: 'home',
    name: 'Standard, Plus, Complete',
    place: 'Home page and HomeCare quote',
    href: '/homecare-quote',
    text: 'Each includes the one before it. Unlimited callouts from the first.',
    plans: homecareCatalogues.home,
  },
  {
    catalogue: 'learn-more',
    name: 'Plans One to Four',
    place: 'Learn more',
    href: '/learn-more/homecare',
    text: 'Each plan adds one more part of the house.',
    plans: homecareCatalogues['learn-more'],
  },
  {
    catalogue: 'faq',
    name: 'Levels One to Four',
    place: 'Questions and answers',
    href: '/faqs#what-do-the-four-homecare-levels-cover',
    text: 'The same as Plans One to Four, explained in our FAQs.',
    plans: homecareCatalogues.faq.map((plan) => ({ ...plan, label: plan.label.replace('Plan', 'Level') })),
  },
  {
    catalogue: 'instant',
    name: 'Boiler cover and HomeCare',
    place: 'Instant quote',
    href: '/get-a-quote?service=HomeCare',
    text: 'One price each, shown straight away. HomeCare here covers the whole house.',
    plans: homecareCatalogues.instant,
  },
];

const HIGHEST_POUNDS = 30;

const List = ({ name, place, href, text, plans }: PlanList) => (
  <li className={styles.list}>
    <div className={styles.words}>
      <p className={styles.place}>{place}</p>
      <h3 className={styles.name}>
        <a href={href}>{name}</a>
      </h3>
      <p className={styles.text}>{text}</p>
    </div>
    <dl className={styles.prices}>
      {plans.map(({ label, price }) => (
        <div key={label} className={styles.plan}>
          <dt>{label}</dt>
          <dd className={styles.price}>{formatPrice(price)}</dd>
          <dd className={styles.track} aria-hidden="true">
            <svg width="100%" height="100%" focusable="false">
              <rect
                className={styles.bar}
                width={`${((toPounds(price) / HIGHEST_POUNDS) * 100).toFixed(1)}%`}
                height="100%"
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  </li>
);

/** Lists of plans below each other, all prices on one scale from nothing to £30 a month. */
export const PlanLists = ({ lists }: { readonly lists: readonly PlanList[] }) => (
  <ul className={styles.lists}>
    {lists.map((list) => (
      <List key={list.catalogue} {...list} />
    ))}
  </ul>
);
