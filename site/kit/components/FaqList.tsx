import type { FunctionComponent } from 'react';
import type { FAQPage } from 'schema-dts';
import type { StructuredData } from '../../document/route.ts';
import type { Faq } from '../../facts/faqs.ts';
import type { RenderedText } from '../../markdown/markdown.ts';
import * as styles from './FaqList.css.ts';

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

const htmlOf = ({ blocks }: RenderedText): string =>
  blocks.flatMap((block) => (block.kind === 'html' ? [block.html] : [])).join('');

// schema.org takes a few tags in an answer; a table's frame and attributes would be noise.
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim();

/** Questions that stand on a page, with their answers as plain text. */
export const faqData = (items: readonly Faq[]): StructuredData =>
  ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(htmlOf(answer)) },
    })),
  }) satisfies FAQPage;
