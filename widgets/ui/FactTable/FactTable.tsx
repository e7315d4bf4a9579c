import * as styles from './FactTable.css.ts';

interface FactTableProps {
  readonly caption: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly isTotal?: boolean | undefined }[];
  readonly note?: string | undefined;
  /** Behind a summary that says the caption: no card of its own, and the caption is for those who listen. */
  readonly isFolded?: boolean | undefined;
}

/** Letters that fit into the narrowest tag in one line. */
const SHORT = 12;

export const FactTable = ({ caption, rows, note, isFolded }: FactTableProps) => (
  <div className={isFolded ? styles.plain : styles.card}>
    <table className={styles.table} part="table">
      <caption className={isFolded ? styles.hiddenCaption : styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ label, value, isTotal }) => (
          <tr key={label} className={isTotal ? styles.total : styles.row}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            <td className={value.length > SHORT ? styles.value : styles.shortValue}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {note ? <p className={styles.note}>{note}</p> : null}
  </div>
);
