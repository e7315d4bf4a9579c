import type { Block, RenderedText } from '../markdown/markdown.ts';
import { figures } from './figures.ts';
import * as styles from './Prose.css.ts';

const Piece = ({ block }: { readonly block: Block }) => {
  if (block.kind === 'html') {
    // Our own Markdown, rendered at build time; raw HTML in it stops the build.
    // oxlint-disable-next-line react/no-danger -- the text is ours and holds no HTML that somebody else wrote
    return <div className={styles.text} dangerouslySetInnerHTML={{ __html: block.html }} />;
  }
  const Figure = figures[block.name];
  if (!Figure) throw new Error(`site/figures has no "${block.name}".`);
  return (
    <div className={styles.figure}>
      <Figure />
    </div>
  );
};

interface Props {
  readonly text: RenderedText;
  /** Its headings stand beside what they are about, where there is room. */
  readonly hasHeadingsBeside?: boolean;
}

/** Running text of a Markdown file, with its drawings and charts. */
export const Prose = ({ text, hasHeadingsBeside = false }: Props) => (
  <div className={hasHeadingsBeside ? `${styles.prose} ${styles.besides}` : styles.prose}>
    {text.blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text that is rendered once keep their order
      <Piece key={index} block={block} />
    ))}
  </div>
);
