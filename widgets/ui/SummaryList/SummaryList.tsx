import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SummaryList.css.ts';

interface SummaryListProps {
  readonly heading?: string | undefined;
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    /** For example "Change"; the row's label is added for those who hear the button alone. */
    readonly changeLabel?: string | undefined;
    readonly onChange?: (() => void) | undefined;
    readonly isTotal?: boolean | undefined;
  }[];
}

export const SummaryList = ({ heading, rows }: SummaryListProps) => (
  <section className={styles.card} part="summary">
    {heading ? <h3 className={styles.heading}>{heading}</h3> : null}
    <dl>
      {rows.map(({ label, value, changeLabel, onChange, isTotal }) => (
        <div key={label} className={isTotal ? styles.totalRow : styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={isTotal ? styles.total : styles.value}>{value}</dd>
          {onChange ? (
            <dd className={styles.action}>
              <button type="button" className={styles.change} onClick={onChange}>
                {changeLabel}
                <VisuallyHidden> {label}</VisuallyHidden>
              </button>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  </section>
);
