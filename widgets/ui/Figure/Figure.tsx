import * as styles from './Figure.css.ts';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** Small and behind the value, for example "a month". */
  readonly unit?: string | undefined;
  /** What is had for it, in whole sentences: a dot or a stroke between two parts ends a line somewhere. Only with emphasis. */
  readonly about?: string | undefined;
  readonly note?: string | undefined;
  /** Behind the note and never on two lines: "SQ-123456". */
  readonly reference?: string | undefined;
  /** The one figure that the visitor came for. */
  readonly emphasis?: boolean | undefined;
}

export const Figure = ({ label, value, unit, about, note, reference, emphasis }: FigureProps) => (
  <div className={emphasis ? styles.main : styles.plain} part="figure">
    <p className={styles.label}>{label}</p>
    <p className={emphasis ? styles.mainValue : styles.value}>
      {value}
      {unit ? ' ' : null}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </p>
    {about ? <p className={styles.about}>{about}</p> : null}
    {note ? (
      <p className={styles.note}>
        {note}
        {reference ? ' ' : null}
        {reference ? <span className={styles.reference}>{reference}</span> : null}
      </p>
    ) : null}
  </div>
);
