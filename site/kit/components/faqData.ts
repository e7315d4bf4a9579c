import type { FAQPage } from 'schema-dts';
import type { StructuredData } from '../../document/route.ts';
import type { RenderedText } from '../../markdown/markdown.ts';
import type { Faq } from './FaqList.tsx';

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
