import { html } from './html.ts';
import type { Html } from './html.ts';
import { BAR_SHARE, clearTicks, MONTH_PARTS, monthBars, MONTHS_CAPTION, type MonthBars } from './monthBars.ts';
import { describeShares, paybackLine, shares, type PaybackLine } from './paybackLine.ts';
import type { QuoteBreakdown, QuoteMonths, QuotePayback } from './quoteDocument.ts';

interface Box {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** Share of the years before the last that has no mark: the last one is written out. */
  readonly quiet: number;
}

// Drawn twice, so that the words on the scale keep their size: the style sheet shows the one that fits.
const BOXES = [
  { className: 'chart wide', width: 900, height: 340, quiet: 0.1 },
  { className: 'chart narrow', width: 320, height: 240, quiet: 0.3 },
] as const satisfies readonly Box[];
const EDGE = { left: 68, right: 8, top: 14, bottom: 38 } as const;
const COLOURS = 5;

const partClass = (index: number): string => `part-${index % COLOURS}`;

/** A small square in the colour of a part. */
export const swatch = (index: number): Html =>
  html`<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
    <rect class="${partClass(index)}" width="12" height="12" rx="3" />
  </svg>`;

/** The parts of the cost in one bar; nothing when there are none. */
export function breakdownBar(breakdown: QuoteBreakdown): Html | undefined {
  const list = shares(breakdown);
  if (list.length === 0) return undefined;
  const width = 1000;
  return html`<svg
    class="bar"
    viewBox="0 0 ${width} 16"
    preserveAspectRatio="none"
    role="img"
    aria-label="${`Share of the cost: ${describeShares(list)}.`}"
  >
    ${list.map(({ start, size }, index) => html`<rect class="${partClass(index)}" x="${Math.round(start * width)}" y="0" width="${Math.max(1, Math.round(size * width) - 4)}" height="16" />`)}
  </svg>`;
}

interface Frame {
  readonly x: (year: number) => number;
  readonly y: (pounds: number) => number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function frameOf({ years, top }: PaybackLine, box: Box): Frame {
  const width = box.width - EDGE.left - EDGE.right;
  const height = box.height - EDGE.top - EDGE.bottom;
  return {
    x: (year) => rounded(EDGE.left + (year / years) * width),
    y: (pounds) => rounded(EDGE.top + height - (pounds / top) * height),
  };
}

const yearText = (year: number, isLast: boolean): string => {
  if (year === 0) return 'Now';
  return isLast ? `${year} years` : String(year);
};

function yearMarks({ years, namedYears }: PaybackLine, { quiet }: Box): readonly number[] {
  return [...namedYears.filter((year) => year <= years * (1 - quiet)), years];
}

const scale = (line: PaybackLine, { x, y }: Frame, box: Box): Html =>
  html` ${line.ticks.map(
    ({ value, text }) =>
      html`<line class="grid" x1="${x(0)}" y1="${y(value)}" x2="${x(line.years)}" y2="${y(value)}" />
        <text x="${x(0) - 10}" y="${y(value) + 5}" text-anchor="end">${text}</text>`,
  )}
  ${yearMarks(line, box).map((year) => {
    const isLast = year === line.years;
    return html`<text x="${x(year)}" y="${y(0) + 27}" text-anchor="${isLast ? 'end' : 'middle'}"
      >${yearText(year, isLast)}</text
    >`;
  })}`;

function crossing(line: PaybackLine, { x, y }: Frame): Html | undefined {
  if (line.breakEven === undefined) return undefined;
  const start = `${x(line.breakEven)},${y(line.cost)}`;
  return html`<polygon
    class="gain"
    points="${start} ${x(line.years)},${y(line.savedAtEnd)} ${x(line.years)},${y(line.cost)}"
  />`;
}

const dot = (line: PaybackLine, { x, y }: Frame): Html | undefined =>
  line.breakEven === undefined
    ? undefined
    : html`<circle class="dot" cx="${x(line.breakEven)}" cy="${y(line.cost)}" r="8" />`;

const drawing = (line: PaybackLine, box: Box): Html => {
  const frame = frameOf(line, box);
  const { x, y } = frame;
  return html`<svg
    class="${box.className}"
    viewBox="0 0 ${box.width} ${box.height}"
    role="img"
    aria-label="${line.description}"
  >
    ${scale(line, frame, box)} ${crossing(line, frame)}
    <line class="cost-line" x1="${x(0)}" y1="${y(line.cost)}" x2="${x(line.years)}" y2="${y(line.cost)}" />
    <line class="saved-line" x1="${x(0)}" y1="${y(0)}" x2="${x(line.years)}" y2="${y(line.savedAtEnd)}" />
    ${dot(line, frame)}
  </svg>`;
};

const key = (name: string, words: string): Html =>
  html`<li>
    <svg viewBox="0 0 28 12" aria-hidden="true" focusable="false">
      <line class="${name}" x1="1" y1="6" x2="27" y2="6" /></svg
    >${words}
  </li>`;

/** Cost against savings, drawn and in words. */
export function paybackChart(payback: QuotePayback): Html {
  const line = paybackLine(payback);
  return html`<figure>
    ${BOXES.map((box) => drawing(line, box))}
    <figcaption>
      <ul class="legend">
        ${key('saved-line', `Savings: ${line.savedText} over ${line.years} years`)}
        ${key('cost-line', `Cost: ${line.costText}`)}
      </ul>
      <p class="small">${line.description}</p>
    </figcaption>
  </figure>`;
}

// In a card of its own column, or over the width of a phone.
const MONTH_BOXES = [
  { className: 'chart wide', width: 420, height: 250 },
  { className: 'chart narrow', width: 290, height: 220 },
] as const;
const MONTH_EDGE = { left: 48, top: 24, bottom: 26 } as const;
/** How far apart the words of a scale must be. */
const WORDS_APART = 18;

function monthDrawing(bars: MonthBars, { className, width, height }: (typeof MONTH_BOXES)[number]): Html {
  const slot = (width - MONTH_EDGE.left) / bars.months.length;
  const perKwh = (height - MONTH_EDGE.top - MONTH_EDGE.bottom) / (bars.up + bars.down);
  const y = (value: number): number => rounded(MONTH_EDGE.top + (bars.up - value) * perKwh);
  const middle = (index: number): number => rounded(MONTH_EDGE.left + (index + 0.5) * slot);
  const part = (colour: number, index: number, [from, to]: readonly [number, number]): Html | false =>
    from < to &&
    html`<rect
      class="${partClass(colour)}"
      x="${rounded(middle(index) - (slot * BAR_SHARE) / 2)}"
      y="${y(to)}"
      width="${rounded(slot * BAR_SHARE)}"
      height="${rounded(y(from) - y(to))}"
    />`;
  return html`<svg class="${className}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${bars.description}">
    ${clearTicks(bars, y, WORDS_APART).map(
      ({ value, text }) =>
        html`<line class="grid" x1="${MONTH_EDGE.left}" y1="${y(value)}" x2="${width}" y2="${y(value)}" />
          <text x="${MONTH_EDGE.left - 8}" y="${y(value) + 5}" text-anchor="end">${text}</text>`,
    )}
    ${bars.months.map(
      ({ letter, made, used, bought }, index) =>
        html`${part(0, index, [0, used])} ${part(1, index, [used, made])} ${part(2, index, [-bought, 0])}
          <text x="${middle(index)}" y="${height - 4}" text-anchor="middle">${letter}</text>`,
    )}
    <text class="told" x="${middle(bars.peak.index)}" y="${y(bars.up) - 8}" text-anchor="middle">
      ${bars.peak.text}
    </text>
  </svg>`;
}

/** Twelve months: what is made above the line, used and sold; what is bought all the same below it. */
export function monthChart(months: QuoteMonths): Html {
  const bars = monthBars(months);
  return html`<figure>
    <p class="small">${MONTHS_CAPTION}</p>
    ${MONTH_BOXES.map((box) => monthDrawing(bars, box))}
    <figcaption>
      <ul class="legend">
        ${MONTH_PARTS.map(({ words }, index) => html`<li>${swatch(index)}${words}</li>`)}
      </ul>
      <p class="small">${bars.description}</p>
    </figcaption>
  </figure>`;
}
