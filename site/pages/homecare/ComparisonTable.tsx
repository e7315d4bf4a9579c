import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import type { PlanCard } from '../../facts/planPrices.ts';
import * as styles from './ComparisonTable.css.ts';

/** What stands in a cell of a comparison: listed, not listed, or said in words. */
export type Cover = boolean | string;

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
