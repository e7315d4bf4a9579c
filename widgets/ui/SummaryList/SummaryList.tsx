import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SummaryList.css.ts';

interface SummaryListProps {
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    /** For example "Change"; the row's label is added for those who hear the button alone. */
    readonly changeLabel?: string | undefined;
    readonly onChange?: (() => void) | undefined;
  }[];
}

export const SummaryList = ({ rows }: SummaryListProps) => (
  <dl className={styles.list}>
    {rows.map(({ label, value, changeLabel, onChange }) => (
      <div key={label} className={styles.row}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {onChange ? (
          <dd>
            <button type="button" className={styles.change} onClick={onChange}>
              <span>{changeLabel}</span>
              <VisuallyHidden> {label}</VisuallyHidden>
            </button>
          </dd>
        ) : null}
      </div>
    ))}
  </dl>
);
