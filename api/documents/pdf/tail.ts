import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { palette } from '#contract/common/palette.ts';
import type { QuoteDocument } from '../quoteDocument.ts';
import { wording, wordsOf } from '../wording.ts';
import type { Element, Sheet } from './sheet.ts';

const HEADING = { size: 13, weight: 'display' } as const;
const STRONG = { size: 11, weight: 'semibold' } as const;
const BODY = { size: 10, color: palette.inkSoft } as const;
const SMALL = { size: 8.5, color: palette.inkSoft } as const;
const DISC = 13;

/** A heading that stays with at least `room` points of what it is over. */
export function drawHeading(sheet: Sheet, words: string, room: number): void {
  sheet.ensure(24 + room);
  sheet.write('H2', words, { x: sheet.page.margin, y: sheet.y, width: sheet.contentWidth, style: HEADING });
  sheet.y += 24;
}

type Step = QuoteDocument['nextSteps'][number];

const GAP = 20;
const MOST_COLUMNS = 3;

interface Column {
  readonly x: number;
  readonly width: number;
}

/** Four in two rows of two: three and one would leave the last one alone. */
const columnsFor = (count: number): number => (count === 4 ? 2 : Math.min(count, MOST_COLUMNS));

/** Equal columns over the page; the last rows of more items than columns start again on the left. */
function columnOf(sheet: Sheet, index: number, count: number): Column {
  const columns = columnsFor(count);
  const width = (sheet.contentWidth - GAP * (columns - 1)) / columns;
  return { x: sheet.page.margin + (index % columns) * (width + GAP), width };
}

const TEXT_START = 2 * DISC + 10;

const titleHeight = (sheet: Sheet, { title }: Step, { width }: Column): number =>
  Math.max(2 * DISC, sheet.height(title, STRONG, width - TEXT_START));

const stepHeight = (sheet: Sheet, step: Step, column: Column): number =>
  titleHeight(sheet, step, column) + sheet.height(step.text, BODY, column.width) + 6;

function drawStep(
  sheet: Sheet,
  step: Step,
  { x, width, number, list }: Column & { number: number; list: Element },
): void {
  const { y } = sheet;
  sheet.artifact((doc) => doc.circle(x + DISC, y + DISC, DISC).fill(palette.sunSoft));
  const item = sheet.element('LI', list);
  const style = { size: 12, weight: 'semibold', color: palette.sunDeep, align: 'center' } as const;
  sheet.write('Lbl', String(number), { x, y: y + 5.5, width: 2 * DISC, parent: item, style });
  const parent = sheet.element('LBody', item);
  const below = titleHeight(sheet, step, { x, width });
  const beside = { x: x + TEXT_START, width: width - TEXT_START };
  const start = y + (below - sheet.height(step.title, STRONG, beside.width)) / 2 + 1;
  sheet.write('P', step.title, { ...beside, y: start, parent, style: STRONG });
  sheet.write('P', step.text, { x, width, y: y + below + 6, parent, style: BODY });
}

export function drawNextSteps(sheet: Sheet, steps: readonly Step[]): void {
  if (steps.length === 0) return;
  const first = columnOf(sheet, 0, steps.length);
  const columns = columnsFor(steps.length);
  const height = Math.max(2 * DISC, ...steps.map((step) => stepHeight(sheet, step, first)));
  drawHeading(sheet, wording.nextStepsHeading, height);
  const list = sheet.element('L');
  for (const [index, step] of steps.entries()) {
    const column = columnOf(sheet, index, steps.length);
    drawStep(sheet, step, { ...column, number: index + 1, list });
    const isRowEnd = index % columns === columns - 1 || index === steps.length - 1;
    if (!isRowEnd) continue;
    sheet.y += height + 12;
    if (index < steps.length - 1) sheet.ensure(height);
  }
  sheet.y += 4;
}

const SENTENCE = { size: 9, color: palette.inkSoft } as const;
const BULLET_SPACE = 12;

function drawSentences(
  sheet: Sheet,
  sentences: readonly string[],
  { x, width, list }: Column & { list: Element },
): void {
  for (const sentence of sentences) {
    const height = sheet.height(sentence, SENTENCE, width - BULLET_SPACE) + 4;
    sheet.ensure(height);
    const { y } = sheet;
    const item = sheet.element('LI', list);
    sheet.artifact((doc) => doc.circle(x + 2.5, y + 6, 2).fill(palette.sun));
    const place = { x: x + BULLET_SPACE, y, width: width - BULLET_SPACE };
    sheet.write('LBody', sentence, { ...place, parent: item, style: SENTENCE });
    sheet.y += height;
  }
}

/** In two columns where they fit on one page. */
export function drawAssumptions(sheet: Sheet, assumptions: readonly string[]): void {
  if (assumptions.length === 0) return;
  const { width } = columnOf(sheet, 0, 2);
  const half = Math.ceil(assumptions.length / 2);
  const parts = [assumptions.slice(0, half), assumptions.slice(half)];
  const heightOf = (part: readonly string[]): number =>
    part.reduce((sum, sentence) => sum + sheet.height(sentence, SENTENCE, width - BULLET_SPACE) + 4, 0);
  const height = Math.max(...parts.map(heightOf));
  const isTooTall = height > sheet.page.height / 2;
  drawHeading(sheet, wording.assumptionsHeading, isTooTall ? 40 : height);
  const list = sheet.element('L');
  const top = sheet.y;
  if (isTooTall) drawSentences(sheet, assumptions, { x: sheet.page.margin, width: sheet.contentWidth, list });
  else {
    for (const [index, part] of parts.entries()) {
      sheet.y = top;
      drawSentences(sheet, part, { ...columnOf(sheet, index, 2), list });
    }
    sheet.y = top + height;
  }
  sheet.y += 18;
}

const CONTACT_HEIGHT = 118;

interface Contact {
  readonly document: QuoteDocument;
  readonly reference: string;
  /** Of the saved-quote page, absolute. */
  readonly quoteUrl: string;
}

/** How to reach us, and where the quote is kept. */
export function drawContact(sheet: Sheet, { document, reference, quoteUrl }: Contact): void {
  const words = wordsOf(document);
  sheet.ensure(CONTACT_HEIGHT);
  const { y } = sheet;
  sheet.artifact((doc) =>
    doc.roundedRect(sheet.page.margin, y, sheet.contentWidth, CONTACT_HEIGHT, 10).fill(palette.mist),
  );
  // The address fits on one line.
  const left = { x: sheet.page.margin + 20, width: sheet.contentWidth * 0.56 - 30 };
  const right = { x: sheet.page.margin + sheet.contentWidth * 0.56 + 10, width: sheet.contentWidth * 0.44 - 30 };
  sheet.write('H2', wording.contactHeading, { ...left, y: y + 14, style: HEADING });
  const phone = { size: 20, weight: 'display', color: palette.tyneDeep } as const;
  sheet.writeLink(company.phone, telephoneLink(company.phone), { ...left, y: y + 33, style: phone });
  sheet.write('P', wording.hours, { ...left, y: y + 60, style: BODY });
  const address = { size: 10.5, weight: 'semibold', color: palette.tyne } as const;
  sheet.writeLink(company.email, `mailto:${company.email}`, { ...left, y: y + 76, style: address });
  sheet.write('P', wording.address, { ...left, y: y + 94, style: sheet.inOneLine(wording.address, SMALL, left.width) });
  sheet.write('P', `Your reference is ${reference}`, { ...right, y: y + 16, style: STRONG });
  sheet.write('P', words.contactText, { ...right, y: y + 34, style: BODY });
  sheet.writeLink(words.openSaved, quoteUrl, { ...right, y: y + 88, style: address });
  sheet.y += CONTACT_HEIGHT + 8;
}

export function drawSmallPrint(sheet: Sheet, document: QuoteDocument): void {
  for (const sentence of [wordsOf(document).useOfDetails, wording.sampleNote].filter(Boolean)) {
    const place = { x: sheet.page.margin, width: sheet.contentWidth };
    sheet.ensure(sheet.height(sentence, SMALL, sheet.contentWidth));
    sheet.y += sheet.write('P', sentence, { ...place, y: sheet.y, style: SMALL }) + 3;
  }
}

/** Brand, reference and page number on every page, for whoever prints it. */
export function drawFooters(sheet: Sheet, reference: string): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index);
    const y = sheet.page.height - 36;
    sheet.artifact((doc) => {
      doc
        .moveTo(sheet.page.margin, y - 8)
        .lineTo(sheet.page.width - sheet.page.margin, y - 8)
        .lineWidth(0.5)
        .stroke(palette.line);
      const place = { x: sheet.page.margin, y, width: sheet.contentWidth };
      sheet.letter(`${company.brand} · ${reference}`, { ...place, style: { ...SMALL, size: 8 } });
      sheet.letter(`Page ${index + 1} of ${count}`, { ...place, style: { ...SMALL, size: 8, align: 'right' } });
    });
  }
}
