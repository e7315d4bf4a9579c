import { benefits as copy } from '../copy.ts';
import * as styles from './Benefits.css.ts';

/** What the company promises, beside every question (section 2.6), and whose figures they are. */
export const Benefits = () => (
  <aside className={styles.panel} aria-label={copy.heading}>
    <h3 className={styles.heading}>{copy.heading}</h3>
    <ul className={styles.list}>
      {copy.items.map(({ figure, text, mark }) => (
        <li key={figure} className={styles.item}>
          <span className={styles.figure}>{figure}</span>
          <span className={styles.text}>
            {text}
            {mark && <sup>{mark}</sup>}
          </span>
        </li>
      ))}
    </ul>
    <div className={styles.notes}>
      {copy.notes.map(({ mark, text }) => (
        <p key={mark}>
          <sup>{mark}</sup> {text}
        </p>
      ))}
    </div>
  </aside>
);
