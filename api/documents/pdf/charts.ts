import { palette } from '#contract/common/palette.ts';
import { BAR_SHARE, clearTicks, MONTH_PARTS, monthBars, MONTHS_CAPTION, type MonthBars } from '../monthBars.ts';
import { describeShares, paybackLine, type PaybackLine, type Share } from '../paybackLine.ts';
import type { QuoteMonths, QuotePayback } from '../quoteDocument.ts';
import type { Place, Sheet } from './sheet.ts';

/** One colour for each part of a cost, in this order and again from the start. */
const PART_COLOURS = [palette.tyne, palette.sun, palette.brick, palette.tyneLight, palette.lineStrong] as const;
export const partColour = (index: number): string => PART_COLOURS[index % PART_COLOURS.length] ?? palette.tyne;

const BAR_HEIGHT = 12;

/** The parts of the cost in one bar. @returns its height */
export function drawBar(sheet: Sheet, list: readonly Share[], { x, y, width }: Place): number {
  const bbox = [x, y, x + width, y + BAR_HEIGHT] as const;
  sheet.element('Figure', undefined, { alt: `Share of the cost: ${describeShares(list)}.`, bbox }).add(() => {
    sheet.doc
      .save()
      .roundedRect(x, y, width, BAR_HEIGHT, BAR_HEIGHT / 2)
      .clip();
    for (const [index, { start, size }] of list.entries()) {
      sheet.doc.rect(x + start * width, y, size * width, BAR_HEIGHT).fill(partColour(index));
      if (start > 0) sheet.doc.rect(x + start * width - 0.75, y, 1.5, BAR_HEIGHT).fill(palette.paper);
    }
    sheet.doc.restore();
  });
  return BAR_HEIGHT;
}

const HEIGHT = { least: 136, most: 168, atTop: 272 } as const;
/** What a heading takes at the top of a page, and no more than that. */
const HEADING_ROOM = 40;
const AXIS = { left: 50, right: 20, top: 14, bottom: 30 } as const;

interface Frame {
  readonly x: (year: number) => number;
  readonly y: (pounds: number) => number;
}

function frameOf(sheet: Sheet, line: PaybackLine, chartHeight: number): Frame {
  const top = sheet.y;
  const left = sheet.page.margin + AXIS.left;
  const width = sheet.contentWidth - AXIS.left - AXIS.right;
  const height = chartHeight - AXIS.top - AXIS.bottom;
  return {
    x: (year) => left + (year / line.years) * width,
    y: (pounds) => top + AXIS.top + height - (pounds / line.top) * height,
  };
}

function drawScale(sheet: Sheet, line: PaybackLine, { x, y }: Frame): void {
  const small = { size: 8, color: palette.inkSoft } as const;
  for (const { value, text } of line.ticks) {
    sheet.doc.moveTo(x(0), y(value)).lineTo(x(line.years), y(value)).lineWidth(0.5).stroke(palette.line);
    sheet.letter(text, {
      x: sheet.page.margin,
      y: y(value) - 5,
      width: AXIS.left - 8,
      style: { ...small, align: 'right' },
    });
  }
  for (const year of line.namedYears) {
    const words = year === 0 ? 'Now' : `${year} years`;
    sheet.letter(words, { x: x(year) - 30, y: y(0) + 7, width: 60, style: { ...small, align: 'center' } });
  }
}

function drawLines(sheet: Sheet, line: PaybackLine, { x, y }: Frame): void {
  const { doc } = sheet;
  const crossing = line.breakEven;
  if (crossing !== undefined) {
    doc
      .moveTo(x(crossing), y(line.cost))
      .lineTo(x(line.years), y(line.savedAtEnd))
      .lineTo(x(line.years), y(line.cost))
      .fill(palette.mist);
  }
  doc.moveTo(x(0), y(line.cost)).lineTo(x(line.years), y(line.cost)).lineWidth(1.75).dash(5, { space: 3 });
  doc.stroke(palette.brick).undash();
  doc.moveTo(x(0), y(0)).lineTo(x(line.years), y(line.savedAtEnd)).lineWidth(2.5).lineCap('round').stroke(palette.tyne);
  if (crossing !== undefined)
    doc.circle(x(crossing), y(line.cost), 5).lineWidth(2).fillAndStroke(palette.sun, palette.ink);
}

const LABEL = { size: 9, weight: 'semibold' } as const;

interface Words {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
}

// The paper behind the words keeps the lines of the scale from striking them through.
function drawLabel(sheet: Sheet, { words, x, y, width, color }: Words): void {
  sheet.doc.rect(x - 2, y - 1, width + 4, LABEL.size + 4).fill(palette.white);
  sheet.letter(words, { x, y, width: width + 2, style: { ...LABEL, color } });
}

function labelPaidBack(sheet: Sheet, line: PaybackLine, { x, y, label }: Frame & { readonly label: string }): void {
  if (line.breakEven === undefined) return;
  const words = `Paid back after ${label}`;
  const width = sheet.width(words, LABEL);
  const dot = { x: x(line.breakEven), y: y(line.cost) };
  const left = Math.max(dot.x - width - 4, x(0) + 6);
  // Where the words reach beyond the crossing, they stand above the line of the savings.
  const right = Math.min(line.years, ((left + width - x(0)) / (x(line.years) - x(0))) * line.years);
  const clear = y((line.savedAtEnd / line.years) * right) - 20;
  const top = left + width > dot.x ? Math.min(dot.y - 22, clear) : dot.y - 22;
  if (top < dot.y - 22)
    sheet.doc
      .moveTo(dot.x, dot.y - 6)
      .lineTo(dot.x, top + 12)
      .lineWidth(0.75)
      .stroke(palette.ink);
  drawLabel(sheet, { words, x: left, y: top, width, color: palette.ink });
}

function drawLabels(sheet: Sheet, line: PaybackLine, { x, y }: Frame): void {
  const saved = `Savings ${line.savedText}`;
  const savedWidth = sheet.width(saved, LABEL);
  const savedPlace = { x: x(line.years) - savedWidth - 2, y: y(line.savedAtEnd) - 17, width: savedWidth };
  drawLabel(sheet, { words: saved, ...savedPlace, color: palette.tyneDeep });
  const cost = `Cost ${line.costText}`;
  const costWidth = sheet.width(cost, LABEL) + 4;
  const place = { x: x(line.years) - costWidth, y: y(line.cost) + 5, width: costWidth };
  sheet.letter(cost, { ...place, style: { ...LABEL, color: palette.brick } });
}

/** The least that `drawPayback` needs. */
export const PAYBACK_HEIGHT: number = HEIGHT.least;

/** Cost against savings at `sheet.y`, over the width of the page and in the height that is left of it. */
export function drawPayback(sheet: Sheet, payback: QuotePayback): void {
  const line = paybackLine(payback);
  // What follows it never fills a page of its own: there the picture that explains the quote is the large one.
  const most = sheet.y <= sheet.page.margin + HEADING_ROOM ? HEIGHT.atTop : HEIGHT.most;
  const height = Math.min(most, Math.max(HEIGHT.least, sheet.page.height - sheet.page.footer - sheet.y));
  const frame = frameOf(sheet, line, height);
  const bbox = [sheet.page.margin, sheet.y, sheet.page.margin + sheet.contentWidth, sheet.y + height] as const;
  sheet.element('Figure', undefined, { alt: line.description, bbox }).add(() => {
    drawScale(sheet, line, frame);
    drawLabels(sheet, line, frame);
    drawLines(sheet, line, frame);
    labelPaidBack(sheet, line, { ...frame, label: payback.label });
  });
  sheet.y += height;
}

const MONTHS_AXIS = { left: 30, gap: 5, top: 28, height: 104, foot: 16, legend: 16 } as const;
/** What `drawMonths` takes. */
export const MONTHS_HEIGHT: number = MONTHS_AXIS.top + MONTHS_AXIS.height + MONTHS_AXIS.foot + MONTHS_AXIS.legend;
const SMALL = { size: 8, color: palette.inkSoft } as const;
const SMALL_STRONG = { size: 8, weight: 'semibold', color: palette.ink } as const;
const WORDS_APART = 11;

interface MonthFrame {
  /** Where the words of the scale may begin. */
  readonly start: number;
  readonly left: number;
  readonly right: number;
  /** Width of a month. */
  readonly slot: number;
  readonly y: (value: number) => number;
}

/** What stands left of the bars: more where a large business is told of a hundred thousand kWh. */
const scaleRoom = (sheet: Sheet, { ticks }: MonthBars): number =>
  Math.max(MONTHS_AXIS.left, ...ticks.map(({ text }) => Math.ceil(sheet.width(text, SMALL)) + 1 + MONTHS_AXIS.gap));

function drawMonthScale(sheet: Sheet, bars: MonthBars, { start, left, right, y }: MonthFrame): void {
  for (const { value, text } of clearTicks(bars, y, WORDS_APART)) {
    sheet.doc.moveTo(left, y(value)).lineTo(right, y(value)).lineWidth(0.5).stroke(palette.line);
    const place = { x: start, y: y(value) - 5, width: left - start - MONTHS_AXIS.gap };
    sheet.letter(text, { ...place, style: { ...SMALL, align: 'right' } });
  }
}

function drawMonthBars(sheet: Sheet, bars: MonthBars, { left, slot, y }: MonthFrame): void {
  const width = slot * BAR_SHARE;
  for (const [index, { letter, made, used, bought }] of bars.months.entries()) {
    const x = left + index * slot;
    const parts = [
      [0, used],
      [used, made],
      [-bought, 0],
    ] as const;
    for (const [colour, [from, to]] of parts.entries())
      if (from < to) sheet.doc.rect(x + (slot - width) / 2, y(to), width, y(from) - y(to)).fill(partColour(colour));
    sheet.letter(letter, { x, y: y(-bars.down) + 4, width: slot, style: { ...SMALL, align: 'center' } });
  }
}

function drawMonthLegend(sheet: Sheet, { x, y }: Pick<Place, 'x' | 'y'>): void {
  let at = x;
  for (const [index, { words }] of MONTH_PARTS.entries()) {
    sheet.doc.roundedRect(at, y + 1, 7, 7, 1.5).fill(partColour(index));
    const width = sheet.width(words, SMALL);
    sheet.letter(words, { x: at + 11, y, width: width + 2, style: SMALL });
    at += width + 25;
  }
}

/** Twelve months: what is made above the line, used and sold; what is bought all the same below it. @returns its height */
export function drawMonths(sheet: Sheet, months: QuoteMonths, { x, y, width }: Place): number {
  const bars = monthBars(months);
  const left = x + scaleRoom(sheet, bars);
  const perKwh = MONTHS_AXIS.height / (bars.up + bars.down);
  const frame: MonthFrame = {
    start: x,
    left,
    right: x + width,
    slot: (x + width - left) / bars.months.length,
    y: (value) => y + MONTHS_AXIS.top + (bars.up - value) * perKwh,
  };
  const bbox = [x, y, x + width, y + MONTHS_HEIGHT] as const;
  sheet.element('Figure', undefined, { alt: `${MONTHS_CAPTION}. ${bars.description}`, bbox }).add(() => {
    sheet.letter(MONTHS_CAPTION, { x, y, width, style: SMALL });
    drawMonthScale(sheet, bars, frame);
    drawMonthBars(sheet, bars, frame);
    const peakWidth = sheet.width(bars.peak.text, SMALL_STRONG) + 4;
    const middle = left + (bars.peak.index + 0.5) * frame.slot;
    const peak = {
      x: Math.min(middle - peakWidth / 2, x + width - peakWidth),
      y: frame.y(bars.up) - 12,
      width: peakWidth,
    };
    sheet.letter(bars.peak.text, { ...peak, style: { ...SMALL_STRONG, align: 'center' } });
    drawMonthLegend(sheet, { x, y: frame.y(-bars.down) + MONTHS_AXIS.foot + 3 });
  });
  return MONTHS_HEIGHT;
}
