import * as styles from './FactTable.css.ts';

interface FactTableProps {
  readonly caption: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly isTotal?: boolean | undefined }[];
  readonly note?: string | undefined;
}

export const FactTable = ({ caption, rows, note }: FactTableProps) => (
  <div className={styles.card}>
    <table className={styles.table} part="table">
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ label, value, isTotal }) => (
          <tr key={label} className={isTotal ? styles.total : styles.row}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {note ? <p className={styles.note}>{note}</p> : null}
  </div>
);
