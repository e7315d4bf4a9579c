import { palette } from '#contract/common/palette.ts';
import type { Share } from '../paybackLine.ts';
import type { QuoteMonths, QuoteRow } from '../quoteDocument.ts';
import { drawBar, drawMonths, MONTHS_HEIGHT, partColour } from './charts.ts';
import type { Element, Sheet } from './sheet.ts';

export const HEADING = { size: 13, weight: 'display' } as const;
const LABEL = { size: 10, color: palette.inkSoft } as const;
const VALUE = { size: 10, weight: 'semibold' } as const;
const NOTE = { size: 8.5, color: palette.inkSoft } as const;
const TOTAL = { size: 12, weight: 'display' } as const;
const TOTAL_LABEL = 0.66;
export const HEADING_SPACE = 24;
const ROW_PADDING = 5.5;
const BAR_SPACE = 22;
const SWATCH = 14;

export interface Card {
  readonly heading: string;
  readonly rows: readonly QuoteRow[];
  readonly note?: string | undefined;
  readonly total?: QuoteRow;
  readonly shares: readonly Share[];
  readonly months?: QuoteMonths;
  /** Figures are compared at their right ends, words are read from the left. */
  readonly align: 'left' | 'right';
}

export interface Column {
  readonly x: number;
  readonly width: number;
}

const MOST_FOR_VALUES = 0.64;
const CELL_GAP = 10;

/** How a card shares its width: half and half, or, for words, what the longest of them needs. */
interface Widths {
  /** Less what a swatch takes before the label. */
  readonly label: number;
  readonly value: number;
}

export function widthsOf(sheet: Sheet, { rows, align, shares: parts }: Card, { width }: Column): Widths {
  const indent = parts.length > 0 ? SWATCH : 0;
  if (align === 'right') return { label: width * 0.5 - indent, value: width * 0.5 };
  const longest = Math.max(0, ...rows.map(({ value }) => sheet.width(value, VALUE)));
  const value = Math.min(longest + 1, width * MOST_FOR_VALUES);
  return { label: width - value - CELL_GAP, value };
}

function rowHeight(sheet: Sheet, { label, value }: QuoteRow, widths: Widths): number {
  const words = sheet.height(label, LABEL, widths.label);
  return Math.max(words, sheet.height(value, VALUE, widths.value)) + 2 * ROW_PADDING;
}

/** Of the note below a card; 0 without one. */
export const noteHeight = (sheet: Sheet, note: string | undefined, { width }: Column): number =>
  note ? sheet.height(note, NOTE, width) + 4 : 0;

export function cardHeight(sheet: Sheet, card: Card, column: Column): number {
  const widths = widthsOf(sheet, card, column);
  const rows = card.rows.reduce((sum, row) => sum + rowHeight(sheet, row, widths), 0);
  const bar = card.shares.length > 0 ? BAR_SPACE : 0;
  const total = card.total ? 32 : 0;
  const months = card.months ? MONTHS_HEIGHT : 0;
  return HEADING_SPACE + bar + rows + total + months + noteHeight(sheet, card.note, column);
}

const rule = (sheet: Sheet, { x, width }: Column, colour: string): void =>
  sheet.artifact((doc) => {
    doc
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .lineWidth(colour === palette.line ? 0.75 : 1.5)
      .stroke(colour);
  });

interface DrawnRow {
  readonly row: QuoteRow;
  readonly column: Column;
  readonly widths: Widths;
  readonly align: Card['align'];
  readonly table: Element;
  readonly swatch: string | undefined;
}

export function drawRow(sheet: Sheet, { row, column, widths, align, table, swatch }: DrawnRow): void {
  const height = rowHeight(sheet, row, widths);
  sheet.ensure(height);
  rule(sheet, column, palette.line);
  const y = sheet.y + ROW_PADDING;
  const indent = swatch === undefined ? 0 : SWATCH;
  if (swatch !== undefined) sheet.artifact((doc) => doc.roundedRect(column.x, y + 2, 8, 8, 2).fill(swatch));
  const parent = sheet.element('TR', table);
  const label = { x: column.x + indent, width: widths.label };
  const value = { x: column.x + column.width - widths.value, width: widths.value };
  sheet.write('TH', row.label, { ...label, y, parent, scope: 'Row', style: LABEL });
  sheet.write('TD', row.value, { ...value, y, parent, style: { ...VALUE, align } });
  sheet.y += height;
}

function drawTotal(
  sheet: Sheet,
  { label, value }: QuoteRow,
  { column, table }: Pick<DrawnRow, 'column' | 'table'>,
): void {
  sheet.ensure(32);
  rule(sheet, column, palette.tyne);
  const y = sheet.y + 7;
  const words = column.width * TOTAL_LABEL;
  const parent = sheet.element('TR', table);
  const style = sheet.inOneLine(label, TOTAL, words);
  sheet.write('TH', label, { x: column.x, y, width: words, parent, scope: 'Row', style });
  const amount = { x: column.x + words, width: column.width - words };
  sheet.write('TD', value, { ...amount, y, parent, style: { ...TOTAL, align: 'right' } });
  sheet.y += 32;
}

export function drawNote(sheet: Sheet, note: string | undefined, column: Column): void {
  if (!note) return;
  sheet.ensure(20);
  sheet.y += sheet.write('P', note, { ...column, y: sheet.y, style: NOTE }) + 4;
}

export function drawCard(sheet: Sheet, card: Card, column: Column): void {
  sheet.ensure(HEADING_SPACE + (card.months ? MONTHS_HEIGHT : BAR_SPACE + 40));
  sheet.write('H2', card.heading, { ...column, y: sheet.y, style: HEADING });
  sheet.y += HEADING_SPACE;
  if (card.shares.length > 0) {
    drawBar(sheet, card.shares, { ...column, y: sheet.y });
    sheet.y += BAR_SPACE;
  }
  if (card.months) sheet.y += drawMonths(sheet, card.months, { ...column, y: sheet.y });
  if (card.rows.length === 0 && !card.note) return;
  const table = sheet.element('Table');
  const shared = { column, widths: widthsOf(sheet, card, column), align: card.align, table };
  for (const row of card.rows) {
    const part = card.shares.findIndex(({ label }) => label === row.label);
    drawRow(sheet, { ...shared, row, swatch: part < 0 ? undefined : partColour(part) });
  }
  if (card.total) drawTotal(sheet, card.total, { column, table });
  drawNote(sheet, card.note, column);
}
