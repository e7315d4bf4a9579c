import { readFileSync } from 'node:fs';
import PdfKit from 'pdfkit';

export const FONT_WEIGHTS = ['regular', 'semibold', 'display'] as const;
/** `display` is the typeface of headings and prices; it has one weight. */
export type FontWeight = (typeof FONT_WEIGHTS)[number];

// The brand's typefaces know the letters of English. A text with any other, a name above all, is set in Inter as a
// whole, which has Latin, Greek and Cyrillic: one strange letter among others would look like a fault.
const FILES = {
  brand: { regular: 'Figtree-Regular.ttf', semibold: 'Figtree-SemiBold.ttf', display: 'BricolageGrotesque-Bold.ttf' },
  wide: { regular: 'Inter-Regular.ttf', semibold: 'Inter-SemiBold.ttf', display: 'Inter-SemiBold.ttf' },
} as const satisfies Readonly<Record<string, Readonly<Record<FontWeight, string>>>>;

const REACHES = ['brand', 'wide'] as const;
type Reach = (typeof REACHES)[number];

/** What pdfkit makes of a font file. */
interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

// pdfkit takes a parsed font in place of a file but shows the one that it parsed only here; parsing the files
// anew for every quote would double the time of a PDF.
const parsedBy = (doc: PDFKit.PDFDocument): ParsedFont =>
  (doc as unknown as { readonly _font: { readonly font: ParsedFont } })._font.font;

const parsed = new Map<string, ParsedFont>();
function parse(file: string): ParsedFont {
  const known = parsed.get(file);
  if (known) return known;
  const bytes = readFileSync(new URL(`../fonts/${file}`, import.meta.url));
  const font = parsedBy(new PdfKit({ autoFirstPage: false }).font(bytes));
  parsed.set(file, font);
  return font;
}

const nameOf = (reach: Reach, weight: FontWeight): string => `${reach}-${weight}`;

/** Makes every font known to a document under its name. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const reach of REACHES) {
    for (const weight of FONT_WEIGHTS) {
      // The type declarations know files and bytes only.
      doc.registerFont(nameOf(reach, weight), parse(FILES[reach][weight]) as unknown as PDFKit.Mixins.PDFFontSource);
    }
  }
}

const hasGlyph = (reach: Reach, weight: FontWeight, character: string): boolean =>
  parse(FILES[reach][weight]).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

const canShow = (character: string): boolean => FONT_WEIGHTS.every((weight) => hasGlyph('wide', weight, character));

/** Name of the registered font that a text is set in. */
export function fontFor(text: string, weight: FontWeight): string {
  const isInBrand = Array.from(text).every((character) => hasGlyph('brand', weight, character));
  return nameOf(isInBrand ? 'brand' : 'wide', weight);
}

/** Whether the PDF can show every letter of a text. */
export const canPrint = (text: string): boolean => Array.from(text).every(canShow);

/** A text without what no font has a glyph for: an empty box helps nobody. */
export const printable = (text: string): string => Array.from(text).filter(canShow).join('');
