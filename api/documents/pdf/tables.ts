import { palette } from '#contract/common/palette.ts';
import { shares, type Share } from '../paybackLine.ts';
import type { QuoteBreakdown, QuoteDocument, QuoteRow } from '../quoteDocument.ts';
import { drawBar, partColour } from './charts.ts';
import { CONTENT_WIDTH, PAGE, type Element, type Sheet } from './sheet.ts';

const GUTTER = 32;
const HEADING = { size: 13, weight: 'semibold' } as const;
const LABEL = { size: 10, color: palette.inkSoft } as const;
const VALUE = { size: 10, weight: 'semibold', align: 'right' } as const;
const NOTE = { size: 8.5, color: palette.inkSoft } as const;
const TOTAL = { size: 12, weight: 'semibold' } as const;
const HEADING_SPACE = 24;
const ROW_PADDING = 5.5;
const BAR_SPACE = 22;
const SWATCH = 14;

interface Card {
  readonly heading: string;
  readonly rows: readonly QuoteRow[];
  readonly note?: string | undefined;
  readonly total?: QuoteRow;
  readonly shares: readonly Share[];
}

const breakdownCard = (breakdown: QuoteBreakdown): Card => ({ ...breakdown, shares: shares(breakdown) });

interface Column {
  readonly x: number;
  readonly width: number;
}

function rowHeight(sheet: Sheet, { label, value }: QuoteRow, { width }: Column): number {
  const words = sheet.height(label, LABEL, width * 0.5 - SWATCH);
  return Math.max(words, sheet.height(value, VALUE, width * 0.5)) + 2 * ROW_PADDING;
}

function cardHeight(sheet: Sheet, card: Card, column: Column): number {
  const rows = card.rows.reduce((sum, row) => sum + rowHeight(sheet, row, column), 0);
  const bar = card.shares.length > 0 ? BAR_SPACE : 0;
  const total = card.total ? 32 : 0;
  const note = card.note ? sheet.height(card.note, NOTE, column.width) + 4 : 0;
  return HEADING_SPACE + bar + rows + total + note;
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
  readonly table: Element;
  readonly swatch: string | undefined;
}

function drawRow(sheet: Sheet, { row, column, table, swatch }: DrawnRow): void {
  const height = rowHeight(sheet, row, column);
  sheet.ensure(height);
  rule(sheet, column, palette.line);
  const y = sheet.y + ROW_PADDING;
  const indent = swatch === undefined ? 0 : SWATCH;
  if (swatch !== undefined) sheet.artifact((doc) => doc.roundedRect(column.x, y + 2, 8, 8, 2).fill(swatch));
  const half = column.width * 0.5;
  const parent = sheet.element('TR', table);
  sheet.write('TH', row.label, { x: column.x + indent, y, width: half - indent, parent, scope: 'Row', style: LABEL });
  sheet.write('TD', row.value, { x: column.x + half, y, width: half, parent, style: VALUE });
  sheet.y += height;
}

function drawTotal(
  sheet: Sheet,
  { label, value }: QuoteRow,
  { column, table }: Omit<DrawnRow, 'row' | 'swatch'>,
): void {
  sheet.ensure(32);
  rule(sheet, column, palette.tyne);
  const y = sheet.y + 7;
  const half = column.width * 0.5;
  const parent = sheet.element('TR', table);
  sheet.write('TH', label, { x: column.x, y, width: half, parent, scope: 'Row', style: TOTAL });
  sheet.write('TD', value, { x: column.x + half, y, width: half, parent, style: { ...TOTAL, align: 'right' } });
  sheet.y += 32;
}

function drawCard(sheet: Sheet, card: Card, column: Column): void {
  sheet.ensure(HEADING_SPACE + BAR_SPACE + 40);
  sheet.write('H2', card.heading, { ...column, y: sheet.y, style: HEADING });
  sheet.y += HEADING_SPACE;
  if (card.shares.length > 0) {
    drawBar(sheet, card.shares, { ...column, y: sheet.y });
    sheet.y += BAR_SPACE;
  }
  const table = sheet.element('Table');
  for (const row of card.rows) {
    const part = card.shares.findIndex(({ label }) => label === row.label);
    drawRow(sheet, { row, column, table, swatch: part < 0 ? undefined : partColour(part) });
  }
  if (card.total) drawTotal(sheet, card.total, { column, table });
  if (!card.note) return;
  sheet.ensure(20);
  sheet.y += sheet.write('P', card.note, { ...column, y: sheet.y, style: NOTE }) + 4;
}

const CARD_SPACE = 20;

const columnHeight = (sheet: Sheet, cards: readonly Card[], column: Column): number =>
  cards.reduce((sum, card) => sum + cardHeight(sheet, card, column) + CARD_SPACE, 0);

function drawColumn(sheet: Sheet, cards: readonly Card[], column: Column): void {
  for (const card of cards) {
    drawCard(sheet, card, column);
    sheet.y += CARD_SPACE;
  }
}

/** Two columns of cards where both fit on one page, else all of them below each other over the whole width. */
function drawColumns(sheet: Sheet, first: readonly Card[], second: readonly Card[]): void {
  const width = (CONTENT_WIDTH - GUTTER) / 2;
  const left = { x: PAGE.margin, width };
  const right = { x: PAGE.margin + width + GUTTER, width };
  const height = Math.max(columnHeight(sheet, first, left), columnHeight(sheet, second, right));
  const isTooTall = height > PAGE.height - PAGE.margin - PAGE.footer;
  if (second.length === 0 || isTooTall) {
    drawColumn(sheet, [...first, ...second], { x: PAGE.margin, width: CONTENT_WIDTH });
    return;
  }
  sheet.ensure(height - CARD_SPACE);
  const top = sheet.y;
  drawColumn(sheet, first, left);
  sheet.y = top;
  drawColumn(sheet, second, right);
  sheet.y = top + height;
}

/** What is offered on the left, what it costs on the right. */
export function drawTables(sheet: Sheet, { sections, breakdown }: QuoteDocument): void {
  const cards = sections.map((section): Card => ({ ...section, shares: [] }));
  if (breakdown) drawColumns(sheet, cards, [breakdownCard(breakdown)]);
  else drawColumns(sheet, cards.slice(0, 1), cards.slice(1));
}
