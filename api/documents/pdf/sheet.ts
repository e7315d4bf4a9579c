import { palette } from '#contract/common/palette.ts';
import { fontFor, printable, type FontWeight } from './fonts.ts';

/** Points of an A4 page. */
const A4 = { width: 595.28, height: 841.89 } as const;
const MARGIN = 48;
const FOOTER = 56;

export interface TextStyle {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

export type Element = PDFKit.PDFStructureElement;

/** Structure types of ISO 32000 that a quote needs. */
export type Tag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Figure'
  | 'Link';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Written extends Place {
  readonly style: TextStyle;
  readonly parent?: Element;
}

export interface ElementOptions {
  readonly alt?: string;
  readonly scope?: 'Row' | 'Column';
  /** Left, top, right, bottom, from the top of the page. */
  readonly bbox?: Box;
}

type Box = readonly [number, number, number, number];

const scaleBox = ([left, top, right, bottom]: Box, scale: number): Box => [
  left * scale,
  top * scale,
  right * scale,
  bottom * scale,
];

/** A text as it is set. */
interface Prepared {
  readonly text: string;
  readonly font: string;
}

const LINE_GAP = 0.22;
// The library would start pages of its own where it takes the paper to end.
const ANY_HEIGHT = { height: 10_000 } as const;

/**
 * A tagged document under construction. Words are written with their structure type; everything else that is
 * drawn is an artifact, which screen readers pass over. `y` is where the next block begins.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  /** In points of the drawing, which are smaller than those of the paper where the scale is below 1. */
  readonly page: { readonly width: number; readonly height: number; readonly margin: number; readonly footer: number };
  y: number = MARGIN;
  readonly #scale: number;
  readonly #ends: number[] = [];
  // A text is measured for its row, its card and its column before it is written: shaping it anew each time took half of
  // the time that a PDF takes.
  readonly #heights = new Map<string, number>();
  readonly #prepared = new Map<string, Prepared>();

  /** @param scale of the whole drawing on the paper, 1 or less */
  constructor(doc: PDFKit.PDFDocument, scale: number) {
    this.doc = doc;
    this.#scale = scale;
    this.page = { width: A4.width / scale, height: A4.height / scale, margin: MARGIN, footer: FOOTER };
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    this.#addPage();
  }

  get contentWidth(): number {
    return this.page.width - 2 * this.page.margin;
  }

  /** How far each page is filled, 0 to 1. */
  get fills(): readonly number[] {
    return [...this.#ends, this.y].map((end) => end / (this.page.height - this.page.footer));
  }

  #addPage(): void {
    this.doc.addPage().scale(this.#scale);
  }

  /** Starts a new page unless `height` still fits on this one. */
  ensure(height: number): void {
    if (this.y + height <= this.page.height - this.page.footer) return;
    this.#ends.push(this.y);
    this.#addPage();
    this.y = this.page.margin;
  }

  /** Draws what means nothing by itself. */
  artifact(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  /** Opens a structure element; what is added to it is read in that order. */
  element(tag: Tag, parent: Element = this.root, options: ElementOptions = {}): Element {
    const { bbox } = options;
    // The structure tree wants boxes in points of the paper.
    const scaled = bbox && scaleBox(bbox, this.#scale);
    const element = this.doc.struct(tag, { ...options, ...(scaled && { bbox: scaled }) });
    parent.add(element);
    return element;
  }

  /** Writes into an element of its own. @returns the height of the text */
  write(tag: Tag, words: string, written: Written & ElementOptions): number {
    const { alt, scope } = written;
    const element = this.element(tag, written.parent, { ...(alt ? { alt } : {}), ...(scope ? { scope } : {}) });
    element.add(() => this.letter(words, written));
    return this.height(words, written.style, written.width);
  }

  /** Words with an address behind them. */
  writeLink(words: string, address: string, written: Written): number {
    const link = this.element('Link', this.element('P', written.parent));
    link.add(() => this.letter(words, written));
    const width = Math.min(this.width(words, written.style), written.width);
    const height = this.height(words, written.style, written.width);
    // A String object is pdfkit's sign for a text in the file, a plain string one for a name.
    const options = { structParent: link, Contents: new String(words) as string };
    this.doc.link(written.x, written.y, width, height, address, options);
    return height;
  }

  /** Letters without a tag of their own: inside a figure, or in an artifact. */
  letter(words: string, { x, y, width, style }: Written): void {
    const { doc, text } = this.use(style, words);
    doc.fillColor(style.color ?? palette.ink).text(text, x, y, {
      ...ANY_HEIGHT,
      width,
      align: style.align ?? 'left',
      lineGap: style.size * LINE_GAP,
    });
  }

  width(words: string, style: TextStyle): number {
    const { doc, text } = this.use(style, words);
    return doc.widthOfString(text);
  }

  /** The style, smaller where the words would need a second line. */
  inOneLine(words: string, style: TextStyle, width: number): TextStyle {
    // A hair less than the width: rounding must not break the line after all.
    const scale = (width * 0.99) / this.width(words, style);
    return scale < 1 ? { ...style, size: style.size * scale } : style;
  }

  height(words: string, style: TextStyle, width: number): number {
    const { size, weight = 'regular' } = style;
    const key = [size, weight, width, words].join(' ');
    const known = this.#heights.get(key);
    if (known !== undefined) return known;
    const { doc, text } = this.use(style, words);
    const height = doc.heightOfString(text, { width, lineGap: size * LINE_GAP });
    this.#heights.set(key, height);
    return height;
  }

  #prepare(words: string, weight: FontWeight): Prepared {
    const key = `${weight} ${words}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const text = printable(words);
    const prepared = { text, font: fontFor(text, weight) };
    this.#prepared.set(key, prepared);
    return prepared;
  }

  private use({ size, weight = 'regular' }: TextStyle, words: string) {
    const { text, font } = this.#prepare(words, weight);
    return { doc: this.doc.font(font).fontSize(size), text };
  }
}
