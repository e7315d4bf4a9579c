import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { Drawing } from '../../drawings/Drawing.tsx';
import type { PlanCard } from '../../facts/prices.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { TickItems } from '../../kit/components/Lists.tsx';
import { Price } from '../../kit/components/PlanCards.tsx';
import * as styles from './PlanComparison.css.ts';

/** What stands in a cell of a comparison: listed, not listed, or said in words. */
type Cover = boolean | string;

export interface ComparedRow {
  readonly name: string;
  /** In the order of the plans. */
  readonly cells: readonly Cover[];
}

interface Props {
  readonly label: string;
  readonly plans: readonly (Pick<PlanCard, 'name' | 'price'> & { readonly isMarked?: boolean })[];
  readonly rows: readonly ComparedRow[];
}

const Cell = ({ cover }: { readonly cover: Cover }) => {
  if (typeof cover === 'string') return <>{cover}</>;
  return cover ? (
    <span className={styles.listed}>
      <CheckIcon />
      <span className={styles.spoken}>Listed</span>
    </span>
  ) : (
    <span className={styles.notListed}>
      <span aria-hidden="true">–</span>
      <span className={styles.spoken}>Not listed</span>
    </span>
  );
};

/** Plans against what they include. */
export const ComparisonTable = ({ label, plans, rows }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
  <section className={styles.frame} aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Listed</th>
          {plans.map(({ name, price, isMarked }) => (
            <th key={name} scope="col" className={isMarked ? styles.marked : undefined}>
              {name}
              <span className={styles.price}> {price}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {plans.map((plan, index) => (
              <td key={plan.name} className={plan.isMarked ? styles.marked : undefined}>
                <Cell cover={cells[index] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** A card with a price that may be put forward. */
export interface ColumnPlan extends PlanCard {
  /** Words of the flag on the one that most people take. */
  readonly flag?: string;
}

const Column = ({ flag, name, description, price, includes, href, action, picture }: ColumnPlan) => (
  <li className={flag === undefined ? styles.plan : `${styles.plan} ${styles.recommended}`}>
    <div className={styles.picture}>
      <Drawing name={picture} />
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

/** Three plans side by side, one of them put forward. */
export const PlanColumns = ({ plans }: { readonly plans: readonly ColumnPlan[] }) => (
  <ul className={styles.plans}>
    {plans.map((plan) => (
      <Column key={plan.name} {...plan} />
    ))}
  </ul>
);
