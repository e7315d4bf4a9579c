import { Chart } from '../../../widgets/ui/Chart/Chart.tsx';
import * as styles from './Timeline.css.ts';

interface Step {
  /** "1 April 2022" */
  readonly when: string;
  /** "0%" */
  readonly figure: string;
  readonly text: string;
  readonly isNow?: boolean;
}

interface Props {
  readonly caption: string;
  readonly steps: readonly Step[];
}

/** What changed when. */
export const Timeline = ({ caption, steps }: Props) => (
  <Chart caption={caption}>
    <ol className={styles.steps}>
      {steps.map(({ when, figure, text, isNow }) => (
        <li key={when} className={isNow ? styles.now : styles.step}>
          <p className={styles.figure}>{figure}</p>
          <p className={styles.when}>{when}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Chart>
);
