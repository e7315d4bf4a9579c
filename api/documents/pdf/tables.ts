import { palette } from '#contract/common/palette.ts';
import { balanced } from '../cardColumns.ts';
import { MONTHS_HEADING } from '../monthBars.ts';
import { shares, type Share } from '../paybackLine.ts';
import type { QuoteBreakdown, QuoteDocument, QuoteMonths, QuoteRow } from '../quoteDocument.ts';
import { drawBar, drawMonths, MONTHS_HEIGHT, partColour } from './charts.ts';
import type { Element, Sheet } from './sheet.ts';

const GUTTER = 32;
const HEADING = { size: 13, weight: 'display' } as const;
const LABEL = { size: 10, color: palette.inkSoft } as const;
const VALUE = { size: 10, weight: 'semibold' } as const;
const NOTE = { size: 8.5, color: palette.inkSoft } as const;
const TOTAL = { size: 12, weight: 'display' } as const;
const TOTAL_LABEL = 0.66;
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
  readonly months?: QuoteMonths;
  /** Figures are compared at their right ends, words are read from the left. */
  readonly align: 'left' | 'right';
}

const breakdownCard = (breakdown: QuoteBreakdown): Card => ({
  ...breakdown,
  shares: shares(breakdown),
  align: 'right',
});

/** The chart of an estimate: beside it rather than in it, where it would make one column longer than a page. */
const monthCard = (months: QuoteMonths): Card => ({
  heading: MONTHS_HEADING,
  rows: [],
  shares: [],
  months,
  align: 'left',
});

interface Column {
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

function widthsOf(sheet: Sheet, { rows, align, shares: parts }: Card, { width }: Column): Widths {
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

function cardHeight(sheet: Sheet, card: Card, column: Column): number {
  const widths = widthsOf(sheet, card, column);
  const rows = card.rows.reduce((sum, row) => sum + rowHeight(sheet, row, widths), 0);
  const bar = card.shares.length > 0 ? BAR_SPACE : 0;
  const total = card.total ? 32 : 0;
  const note = card.note ? sheet.height(card.note, NOTE, column.width) + 4 : 0;
  const months = card.months ? MONTHS_HEIGHT : 0;
  return HEADING_SPACE + bar + rows + total + months + note;
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

function drawRow(sheet: Sheet, { row, column, widths, align, table, swatch }: DrawnRow): void {
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

function drawCard(sheet: Sheet, card: Card, column: Column): void {
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
  if (!card.note) return;
  sheet.ensure(20);
  sheet.y += sheet.write('P', card.note, { ...column, y: sheet.y, style: NOTE }) + 4;
}

const CARD_SPACE = 18;

/** With the air below it, as it takes room in a column. */
const spaceOf = (sheet: Sheet, card: Card, column: Column): number => cardHeight(sheet, card, column) + CARD_SPACE;

const columnHeight = (sheet: Sheet, cards: readonly Card[], column: Column): number =>
  cards.reduce((sum, card) => sum + spaceOf(sheet, card, column), 0);

function drawColumn(sheet: Sheet, cards: readonly Card[], column: Column): void {
  for (const card of cards) {
    drawCard(sheet, card, column);
    sheet.y += CARD_SPACE;
  }
}

/** Two columns of cards where both fit on one page, else all of them below each other over the whole width. */
function drawColumns(sheet: Sheet, first: readonly Card[], second: readonly Card[]): void {
  const width = (sheet.contentWidth - GUTTER) / 2;
  const left = { x: sheet.page.margin, width };
  const right = { x: sheet.page.margin + width + GUTTER, width };
  const height = Math.max(columnHeight(sheet, first, left), columnHeight(sheet, second, right));
  const isTooTall = height > sheet.page.height - sheet.page.margin - sheet.page.footer;
  if (second.length === 0 || isTooTall) {
    drawColumn(sheet, [...first, ...second], { x: sheet.page.margin, width: sheet.contentWidth });
    return;
  }
  sheet.ensure(height - CARD_SPACE);
  const top = sheet.y;
  drawColumn(sheet, first, left);
  sheet.y = top;
  drawColumn(sheet, second, right);
  sheet.y = top + height;
}

/** What is offered first on the left, what it costs and the chart of a year on the right, the rest where the columns end closest. */
export function drawTables(sheet: Sheet, { sections, breakdown }: QuoteDocument): void {
  const align = breakdown ? 'right' : 'left';
  const cards = sections.map(({ heading, rows, note }): Card => ({ heading, rows, note, shares: [], align }));
  const charts = sections.flatMap(({ months }) => (months ? [monthCard(months)] : []));
  const column = { x: 0, width: (sheet.contentWidth - GUTTER) / 2 };
  const measured = (card: Card) => ({ card, height: spaceOf(sheet, card, column) });
  const right = breakdown ? [breakdownCard(breakdown), ...charts] : charts;
  const [first = cards, second = []] = balanced(cards.map(measured), right.map(measured));
  drawColumns(sheet, first, second);
}
