import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SummaryList.css.ts';

interface SummaryRowsProps {
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    /** For example "Change"; the row's label is added for those who hear the button alone. */
    readonly changeLabel?: string | undefined;
    readonly onChange?: (() => void) | undefined;
    /** Name of the answer's field: the way back to this row. */
    readonly field?: string | undefined;
    readonly isTotal?: boolean | undefined;
    /** What to know about this answer, below it. */
    readonly note?: string | undefined;
  }[];
}

interface SummaryListProps extends SummaryRowsProps {
  /** Label, value and button in one row of the narrowest tag: for checking, not for reading. */
  readonly isCompact?: boolean | undefined;
  readonly heading?: string | undefined;
}

/** An e-mail address; the narrow column between label and button would break it before its last letter. */
const isUnbroken = (value: string): boolean => /\S{19}/.test(value);

const valueClass = (value: string): string => (isUnbroken(value) ? `${styles.value} ${styles.unbroken}` : styles.value);

/** The rows alone, where something else is their card and heading. */
export const SummaryRows = ({ rows }: SummaryRowsProps) => (
  <dl className={styles.list}>
    {rows.map(({ label, value, changeLabel, onChange, isTotal, note, field }) => (
      <div key={label} className={isTotal ? styles.totalRow : styles.row}>
        <dt className={styles.label}>{label}</dt>
        <dd className={isTotal ? styles.total : valueClass(value)}>{value}</dd>
        {onChange ? (
          <dd className={styles.action}>
            <button type="button" className={styles.change} onClick={onChange} data-change={field}>
              {changeLabel}
              <VisuallyHidden> {label}</VisuallyHidden>
            </button>
          </dd>
        ) : null}
        {note ? <dd className={styles.note}>{note}</dd> : null}
      </div>
    ))}
  </dl>
);

export const SummaryList = ({ heading, rows, isCompact }: SummaryListProps) => (
  <section className={isCompact ? styles.compactCard : styles.card} part="summary">
    {heading ? <h3 className={styles.heading}>{heading}</h3> : null}
    <SummaryRows rows={rows} />
  </section>
);
