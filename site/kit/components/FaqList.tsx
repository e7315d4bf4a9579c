import type { FunctionComponent } from 'react';
import type { RenderedText } from '../../markdown/markdown.ts';
import * as styles from './FaqList.css.ts';

export interface Faq {
  /** Its anchor: /faqs#how-long-does-a-switch-take */
  readonly id: string;
  readonly question: string;
  readonly answer: RenderedText;
}

interface Props {
  readonly items: readonly Faq[];
  /** What shows an answer. */
  readonly Answer: FunctionComponent<{ readonly text: RenderedText }>;
}

// Elements of one name close each other: one answer is open at a time on the whole page, by the browser alone.
const NAME = 'faq';

/**
 * Questions that open their answers, and all of them in print. The answer carries the anchor: browsers open what hides
 * the target of a link; behaviours/openTarget.ts does it for those that do not yet.
 */
export const FaqList = ({ items, Answer }: Props) => (
  <div className={styles.list} data-behaviour="openTarget">
    {items.map(({ id, question, answer }) => (
      <details key={id} className={styles.item} name={NAME}>
        <summary className={styles.question}>{question}</summary>
        <div className={styles.answer} id={id}>
          <Answer text={answer} />
        </div>
      </details>
    ))}
  </div>
);
