import { balanced } from '../cardColumns.ts';
import { MONTHS_HEADING } from '../monthBars.ts';
import { shares } from '../paybackLine.ts';
import type { QuoteBreakdown, QuoteDocument, QuoteMonths, QuoteRow } from '../quoteDocument.ts';
import {
  cardHeight,
  drawCard,
  drawNote,
  drawRow,
  HEADING,
  HEADING_SPACE,
  noteHeight,
  widthsOf,
  type Card,
  type Column,
} from './card.ts';
import type { Sheet } from './sheet.ts';

const GUTTER = 32;

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

/** The two columns of a page. */
function columnsOf(sheet: Sheet): readonly [Column, Column] {
  const width = (sheet.contentWidth - GUTTER) / 2;
  const { margin } = sheet.page;
  return [
    { x: margin, width },
    { x: margin + width + GUTTER, width },
  ];
}

const wholeOf = (sheet: Sheet): Column => ({ x: sheet.page.margin, width: sheet.contentWidth });

/** Both halves of a card's rows, each with the column that it stands in. */
function halvesOf(sheet: Sheet, { rows }: Card): readonly (readonly [readonly QuoteRow[], Column])[] {
  const [left, right] = columnsOf(sheet);
  const half = Math.ceil(rows.length / 2);
  return [
    [rows.slice(0, half), left],
    [rows.slice(half), right],
  ];
}

function heightAcross(sheet: Sheet, card: Card): number {
  const halves = halvesOf(sheet, card).map(([rows, column]) =>
    cardHeight(sheet, { ...card, rows, note: undefined }, column),
  );
  return Math.max(...halves) + noteHeight(sheet, card.note, wholeOf(sheet)) + CARD_SPACE;
}

/** A card over the whole width, its rows in two columns. */
function drawAcross(sheet: Sheet, card: Card): void {
  sheet.ensure(heightAcross(sheet, card) - CARD_SPACE);
  sheet.write('H2', card.heading, { ...wholeOf(sheet), y: sheet.y, style: HEADING });
  const top = sheet.y + HEADING_SPACE;
  const table = sheet.element('Table');
  const ends = halvesOf(sheet, card).map(([rows, column]) => {
    sheet.y = top;
    const shared = { column, widths: widthsOf(sheet, { ...card, rows }, column), align: card.align, table };
    for (const row of rows) drawRow(sheet, { ...shared, row, swatch: undefined });
    return sheet.y;
  });
  sheet.y = Math.max(...ends);
  drawNote(sheet, card.note, wholeOf(sheet));
  sheet.y += CARD_SPACE;
}

/** Two columns of cards where both fit on one page, else all of them below each other over the whole width. */
function drawColumns(sheet: Sheet, first: readonly Card[], second: readonly Card[]): void {
  const [left, right] = columnsOf(sheet);
  const height = Math.max(columnHeight(sheet, first, left), columnHeight(sheet, second, right));
  const isTooTall = height > sheet.page.height - sheet.page.margin - sheet.page.footer;
  if (second.length === 0 || isTooTall) {
    drawColumn(sheet, [...first, ...second], wholeOf(sheet));
    return;
  }
  sheet.ensure(height - CARD_SPACE);
  const top = sheet.y;
  drawColumn(sheet, first, left);
  sheet.y = top;
  drawColumn(sheet, second, right);
  sheet.y = top + height;
}

/** The last card of the longer column, where all of it takes less room below both than it does there: three cards make no two columns. */
function cardBelow(sheet: Sheet, columns: readonly (readonly Card[])[]): Card | undefined {
  const [column] = columnsOf(sheet);
  const heights = columns.map((cards) => columnHeight(sheet, cards, column));
  const height = Math.max(...heights);
  const cards = columns[heights.indexOf(height)] ?? [];
  const last = cards.at(-1);
  if (!last || cards.length < 2 || last.months || last.total || last.shares.length > 0) return undefined;
  const others = columns.map((found) =>
    columnHeight(
      sheet,
      found.filter((card) => card !== last),
      column,
    ),
  );
  return Math.max(...others) + heightAcross(sheet, last) < height ? last : undefined;
}

/** What is offered first on the left, what it costs and the chart of a year on the right, the rest where the columns end closest. */
export function drawTables(sheet: Sheet, { sections, breakdown }: QuoteDocument): void {
  const align = breakdown ? 'right' : 'left';
  const cards = sections.map(({ heading, rows, note }): Card => ({ heading, rows, note, shares: [], align }));
  const charts = sections.flatMap(({ months }) => (months ? [monthCard(months)] : []));
  const [column] = columnsOf(sheet);
  const measured = (card: Card) => ({ card, height: spaceOf(sheet, card, column) });
  const right = breakdown ? [breakdownCard(breakdown), ...charts] : charts;
  const columns = balanced(cards.map(measured), right.map(measured));
  const below = cardBelow(sheet, columns);
  const [first = cards, second = []] = columns.map((found) => found.filter((card) => card !== below));
  drawColumns(sheet, first, second);
  if (below) drawAcross(sheet, below);
}
