import { formatPrice, toPounds } from '#contract/common/money.ts';
import * as styles from './PlanLists.css.ts';
import type { PlanList } from './planLists.ts';

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
