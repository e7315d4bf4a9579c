import { readFileSync } from 'node:fs';
import PdfKit from 'pdfkit';

export const FONT_WEIGHTS = ['regular', 'semibold'] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

const FILES: Readonly<Record<FontWeight, string>> = {
  regular: '../fonts/Inter-Regular.ttf',
  semibold: '../fonts/Inter-SemiBold.ttf',
};

/** What pdfkit makes of a font file. */
interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

// pdfkit takes a parsed font in place of a file but shows the one that it parsed only here; parsing both files
// anew for every quote would double the time of a PDF.
const parsedBy = (doc: PDFKit.PDFDocument): ParsedFont =>
  (doc as unknown as { readonly _font: { readonly font: ParsedFont } })._font.font;

const parse = (file: string): ParsedFont =>
  parsedBy(new PdfKit({ autoFirstPage: false }).font(readFileSync(new URL(file, import.meta.url))));

let parsed: Readonly<Record<FontWeight, ParsedFont>> | undefined;
function fonts(): Readonly<Record<FontWeight, ParsedFont>> {
  parsed ??= { regular: parse(FILES.regular), semibold: parse(FILES.semibold) };
  return parsed;
}

/** Makes both weights known to a document under their names. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const weight of FONT_WEIGHTS) {
    // The type declarations know files and bytes only.
    doc.registerFont(weight, fonts()[weight] as unknown as PDFKit.Mixins.PDFFontSource);
  }
}

const hasGlyph = (character: string): boolean =>
  FONT_WEIGHTS.every((weight) => fonts()[weight].hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Whether the PDF can show every letter of a text. */
export const canPrint = (text: string): boolean => Array.from(text).every(hasGlyph);

/** A text without what the font has no glyph for: an empty box helps nobody. */
export const printable = (text: string): string => Array.from(text).filter(hasGlyph).join('');
