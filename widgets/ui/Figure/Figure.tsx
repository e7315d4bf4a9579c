import * as styles from './Figure.css.ts';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** The one figure that the visitor came for. */
  readonly emphasis?: boolean | undefined;
}

export const Figure = ({ label, value, note, emphasis }: FigureProps) => (
  <div className={emphasis ? styles.main : styles.plain} part="figure">
    <p className={styles.label}>{label}</p>
    <p className={emphasis ? styles.mainValue : styles.value}>{value}</p>
    {note ? <p className={styles.note}>{note}</p> : null}
  </div>
);
