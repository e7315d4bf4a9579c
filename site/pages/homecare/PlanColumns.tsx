import { pictures } from '../../drawings/pictures.ts';
import type { PlanCard } from '../../facts/planPrices.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { Price } from '../../kit/components/Price.tsx';
import { TickItems } from '../../kit/components/TickItems.tsx';
import * as styles from './PlanColumns.css.ts';

/** A card with a price that may be put forward. */
export interface ColumnPlan extends PlanCard {
  /** Words of the flag on the one that most people take. */
  readonly flag?: string;
}

const Column = ({ flag, name, description, price, includes, href, action, picture }: ColumnPlan) => {
  const Picture = pictures[picture];
  return (
    <li className={flag === undefined ? styles.plan : `${styles.plan} ${styles.recommended}`}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.words}>
        {flag !== undefined && <p className={styles.flag}>{flag}</p>}
        <h3 className={styles.name}>{name}</h3>
        <Price text={price} />
        <p className={styles.description}>{description}</p>
        <TickItems items={includes} />
      </div>
      <p className={styles.action}>
        <a className={flag === undefined ? actionLink.sizes.quiet : actionLink.sizes.small} href={href}>
          {action}
        </a>
      </p>
    </li>
  );
};

/** Three plans side by side, one of them put forward. */
export const PlanColumns = ({ plans }: { readonly plans: readonly ColumnPlan[] }) => (
  <ul className={styles.plans}>
    {plans.map((plan) => (
      <Column key={plan.name} {...plan} />
    ))}
  </ul>
);
