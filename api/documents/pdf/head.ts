import { company } from '#contract/common/company.ts';
import { palette } from '#contract/common/palette.ts';
import { formatDay } from '../formatDate.ts';
import type { QuoteDocument, QuoteFigure } from '../quoteDocument.ts';
import { formatExpiry, wordsOf } from '../wording.ts';
import type { Sheet } from './sheet.ts';

const BAND = 128;
const SUN_RADIUS = 46;
const SUN_FROM_RIGHT = 118;
const HALOS = [118, 94, 70] as const;
const HALO_OPACITY = 0.13;

/** The head of the page: night over the Tyne, and the sun about to rise. */
function drawSky(sheet: Sheet): void {
  const sun = { x: sheet.page.width - SUN_FROM_RIGHT, y: BAND };
  sheet.artifact((doc) => {
    doc.save().rect(0, 0, sheet.page.width, BAND).clip();
    doc.rect(0, 0, sheet.page.width, BAND).fill(palette.tyneDeep);
    doc.fillOpacity(HALO_OPACITY);
    for (const radius of HALOS) doc.circle(sun.x, sun.y, radius).fill(palette.sun);
    doc.fillOpacity(1).circle(sun.x, sun.y, SUN_RADIUS).fill(palette.sun).restore();
    doc.rect(0, BAND, sheet.page.width, 3).fill(palette.sun);
  });
}

const FACT = { size: 12, weight: 'semibold' } as const;

interface Head {
  /** "" where there is none, or none that may be shown. */
  readonly name: string;
  readonly document: QuoteDocument;
  readonly reference: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** Band, title, whom the quote is for and what names it. */
export function drawHead(sheet: Sheet, { name, document, reference, issuedAt, expiresAt }: Head): void {
  drawSky(sheet);
  const place = { x: sheet.page.margin, width: sheet.contentWidth - 150 };
  sheet.write('P', company.brand, { ...place, y: 32, style: { size: 14, weight: 'display', color: palette.sunSoft } });
  const title = { size: 29, weight: 'display', color: palette.white } as const;
  sheet.write('H1', document.title, { ...place, y: 60, style: sheet.inOneLine(document.title, title, place.width) });
  const subtitle = { size: 12, color: palette.mist } as const;
  sheet.write('P', document.subtitle, {
    ...place,
    y: 100,
    // A second line would end below the band.
    style: sheet.inOneLine(document.subtitle, subtitle, place.width),
  });
  const facts = [
    ...(name ? [['Prepared for', name] as const] : []),
    ['Reference', reference],
    ['Issued', formatDay(issuedAt)],
    ['Valid until', formatExpiry({ issuedAt, expiresAt })],
  ] as const;
  const width = sheet.contentWidth / facts.length;
  for (const [index, [label, value]] of facts.entries()) {
    const column = { x: sheet.page.margin + index * width, width: width - 12 };
    sheet.write('P', label, { ...column, y: BAND + 20, style: { size: 9, color: palette.inkSoft } });
    sheet.write('P', value, { ...column, y: BAND + 33, style: sheet.inOneLine(value, FACT, column.width) });
  }
  sheet.artifact((doc) => {
    const y = BAND + 60;
    doc
      .moveTo(sheet.page.margin, y)
      .lineTo(sheet.page.width - sheet.page.margin, y)
      .lineWidth(0.75)
      .stroke(palette.line);
  });
  sheet.y = BAND + 72;
}

const MAIN_WIDTH = 214;
const FIGURE_ROW = 34;
const MAIN_MIN = 80;
const GAP = 28;
const VALUE_TOP = 14;
const NOTE_HEIGHT = 14;
/** Of the display typeface, for its size. */
const LINE = 1.2;

interface Box {
  readonly width: number;
  readonly height: number;
}

function drawMain(sheet: Sheet, figure: QuoteFigure, { width, height }: Box): void {
  const inner = { x: sheet.page.margin + 18, width: width - 36 };
  sheet.artifact((doc) => doc.roundedRect(sheet.page.margin, sheet.y, width, height, 10).fill(palette.tyne));
  const row = sheet.element('TR', sheet.element('Table'));
  const large = { size: 34, weight: 'display', color: palette.white } as const;
  const style = sheet.inOneLine(figure.value, large, inner.width);
  // A long figure is set smaller: what stands around it closes up, and stays in the middle.
  const valueHeight = style.size * LINE;
  const top = sheet.y + (height - VALUE_TOP - valueHeight - (figure.note ? NOTE_HEIGHT : 0)) / 2;
  sheet.write('TH', figure.label, {
    ...inner,
    y: top,
    parent: row,
    scope: 'Row',
    style: { size: 10, color: palette.white },
  });
  const parent = sheet.element('TD', row);
  sheet.write('P', figure.value, { ...inner, y: top + VALUE_TOP, parent, style });
  if (!figure.note) return;
  const y = top + VALUE_TOP + valueHeight + 3;
  sheet.write('P', figure.note, { ...inner, y, parent, style: { size: 9, color: palette.sunSoft } });
}

function drawOthers(sheet: Sheet, figures: readonly QuoteFigure[], height: number): void {
  const x = sheet.page.margin + MAIN_WIDTH + GAP;
  const width = sheet.contentWidth - MAIN_WIDTH - GAP;
  const rowHeight = height / figures.length;
  sheet.artifact((doc) => {
    for (let index = 1; index < figures.length; index += 1) {
      const y = sheet.y + index * rowHeight;
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(palette.line);
    }
  });
  const table = sheet.element('Table');
  for (const [index, { label, value, note }] of figures.entries()) {
    const middle = sheet.y + (index + 0.5) * rowHeight;
    const row = sheet.element('TR', table);
    const words = { x, width: width * 0.6, parent: sheet.element('TH', row, { scope: 'Row' }) };
    sheet.write('P', label, { ...words, y: middle - (note ? 12 : 6), style: { size: 10.5 } });
    if (note) sheet.write('P', note, { ...words, y: middle + 2, style: { size: 8.5, color: palette.inkSoft } });
    const large = { size: 17, weight: 'display', color: palette.tyneDeep, align: 'right' } as const;
    const style = sheet.inOneLine(value, large, width * 0.5);
    sheet.write('TD', value, { x: x + width * 0.5, y: middle - 10, width: width * 0.5, parent: row, style });
  }
}

/** The figures: the main one large, the others beside it. */
export function drawFigures(sheet: Sheet, document: QuoteDocument): void {
  const { figures } = document;
  const main = figures.find(({ isMain }) => isMain) ?? figures[0];
  if (main) {
    const others = figures.filter((figure) => figure !== main);
    const height = Math.max(MAIN_MIN, others.length * FIGURE_ROW);
    // Alone it has the whole width: beside it nothing would be left but paper.
    drawMain(sheet, main, { width: others.length > 0 ? MAIN_WIDTH : sheet.contentWidth, height });
    if (others.length > 0) drawOthers(sheet, others, height);
    sheet.y += height + 12;
  }
  const note = {
    x: sheet.page.margin,
    y: sheet.y,
    width: sheet.contentWidth,
    style: { size: 9, color: palette.inkSoft },
  };
  sheet.y += sheet.write('P', wordsOf(document).notFormal, note) + 12;
}
