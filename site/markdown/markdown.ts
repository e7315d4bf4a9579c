import { Marked, type Tokens } from 'marked';
import { widths } from '../../widgets/theme/tokens.ts';
import { escapeHtml } from '../document/html.ts';
import { shownAt } from '../document/media.ts';
import { pictureAt, pictureHtml } from './pictures.ts';

/** A piece of a text: HTML, or the name of a drawing or chart from site/figures. */
export type Block =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'figure'; readonly name: string };

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** A Markdown text ready for a page. */
export interface RenderedText {
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  readonly words: number;
}

const FIGURE = /^\{figure:([A-Z][A-Za-z]*)\}$/;
const OWN_ID = /\s*\{#([a-z0-9-]+)\}$/;

/** "What does it cost?" as "what-does-it-cost". */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function headingOf({ text, depth }: Tokens.Heading): Heading {
  const [, id] = OWN_ID.exec(text) ?? [];
  const words = text.replace(OWN_ID, '');
  return { id: id ?? slugOf(words), text: words, level: depth };
}

const isExternal = (href: string): boolean => /^https?:/.test(href);

// As wide as the column of a text, on telephones as the screen without its margins.
const PICTURE_SIZES = shownAt('menu', widths.text);

/** @throws for a picture that is not ours, and for one that says nothing to those who cannot see it */
function pictureOf({ href, text, title }: Tokens.Image): string {
  if (text.trim() === '')
    throw new Error(`the picture "${href}" needs words for those who cannot see it: ![words](…).`);
  const picture = pictureHtml(pictureAt(href), { alt: text, sizes: PICTURE_SIZES });
  return title ? `${picture}<figcaption>${escapeHtml(title)}</figcaption>` : picture;
}

const marked = new Marked({
  gfm: true,
  renderer: {
    heading(token) {
      const { id, level } = headingOf(token);
      const html = this.parser.parseInline(token.tokens).replace(OWN_ID, '');
      return `<h${level} id="${id}">${html}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const rel = isExternal(href) ? ' rel="noopener"' : '';
      return `<a href="${escapeHtml(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`;
    },
    // On a line of its own a picture is a figure, with the title in quotes behind its address as caption.
    paragraph({ tokens }) {
      const [only] = tokens;
      if (tokens.length !== 1 || only?.type !== 'image') return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      return `<figure class="picture">${pictureOf(only as Tokens.Image)}</figure>\n`;
    },
    image({ href }): string {
      throw new Error(`the picture "${href}" has to stand on a line of its own.`);
    },
    // A table may be wider than a small screen: it scrolls by itself, also by keyboard.
    table(token) {
      const cell =
        (tag: 'th' | 'td', attributes = '') =>
        ({ tokens }: Tokens.TableCell) =>
          `<${tag}${attributes}>${this.parser.parseInline(tokens)}</${tag}>`;
      const head = token.header.map(cell('th', ' scope="col"')).join('');
      const rows = token.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('\n');
      const name = escapeHtml(token.header.map(({ text }) => text).join(', '));
      return `<section class="table" tabindex="0" aria-label="Table: ${name}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></section>\n`;
    },
    html(): string {
      throw new Error('Markdown of the site holds no HTML: a policy could not vouch for it.');
    },
  },
});

// The library asks for a report to its makers below every error, ours among them.
const THEIR_PLEA = /\nPlease report this to .*$/;

function htmlOf(text: string): string {
  try {
    return marked.parse(text, { async: false }).trim();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.replace(THEIR_PLEA, ''), { cause: error });
  }
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length;

/**
 * Renders Markdown. A line `{figure:RoofAngles}` stands for the component of that name in site/figures; a heading may
 * end in `{#its-id}`. Headings begin at level 2, since the page has the first.
 */
export function renderMarkdown(text: string): RenderedText {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    const html = htmlOf(lines.join('\n'));
    if (html !== '') blocks.push({ kind: 'html', html });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const [, name] = FIGURE.exec(line.trim()) ?? [];
    if (name === undefined) {
      lines.push(line);
      continue;
    }
    flush();
    blocks.push({ kind: 'figure', name });
  }
  flush();
  const headings = marked
    .lexer(text)
    .flatMap((token) => (token.type === 'heading' ? [headingOf(token as Tokens.Heading)] : []));
  return { blocks, headings, words: countWords(text) };
}
