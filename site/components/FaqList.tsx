import type { RenderedText } from '../library/markdown.ts';
import * as styles from './FaqList.css.ts';
import { Prose } from './Prose.tsx';

export interface Faq {
  /** Its anchor: /faqs#how-long-does-a-switch-take */
  readonly id: string;
  readonly question: string;
  readonly answer: RenderedText;
}

interface Props {
  readonly items: readonly Faq[];
}

// Elements of one name close each other: one answer is open at a time on the whole page, by the browser alone.
const NAME = 'faq';

/** Questions that open their answers; open by themselves when a link leads to one, and all of them in print. */
export const FaqList = ({ items }: Props) => (
  <div className={styles.list}>
    {items.map(({ id, question, answer }) => (
      <details key={id} className={styles.item} id={id} name={NAME}>
        <summary className={styles.question}>{question}</summary>
        <div className={styles.answer}>
          <Prose text={answer} />
        </div>
      </details>
    ))}
  </div>
);
