import { Fragment } from 'react';
import * as styles from './Figure.css.ts';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** Small and behind the value, for example "a month". */
  readonly unit?: string | undefined;
  /** What is had for it, in one sentence: only with emphasis. */
  readonly about?: string | undefined;
  readonly note?: string | undefined;
  /** Behind the note and never on two lines: "SQ-123456". */
  readonly reference?: string | undefined;
  /** The one figure that the visitor came for. */
  readonly emphasis?: boolean | undefined;
}

// A dot is between two parts, not before or after one: at the start of a line it lies outside of what is shown.
const About = ({ parts }: { readonly parts: readonly string[] }) => (
  <p className={styles.about}>
    <span className={styles.parts}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? ' ' : null}
          <span className={styles.part}>
            <span className={styles.dot}>{index > 0 ? '· ' : null}</span>
            {part}
          </span>
        </Fragment>
      ))}
    </span>
  </p>
);

export const Figure = ({ label, value, unit, about, note, reference, emphasis }: FigureProps) => (
  <div className={emphasis ? styles.main : styles.plain} part="figure">
    <p className={styles.label}>{label}</p>
    <p className={emphasis ? styles.mainValue : styles.value}>
      {value}
      {unit ? ' ' : null}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </p>
    {about ? <About parts={about.split(' · ')} /> : null}
    {note ? (
      <p className={styles.note}>
        {note}
        {reference ? ' ' : null}
        {reference ? <span className={styles.reference}>{reference}</span> : null}
      </p>
    ) : null}
  </div>
);
