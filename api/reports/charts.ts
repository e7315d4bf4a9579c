import { html, type Html } from '../documents/html.ts';

/** One bar, or one group of them side by side: each value has the colour of its place. */
export interface Bars {
  readonly label: string;
  readonly values: readonly number[];
}

interface Box {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** Labels that have room below the columns. */
  readonly labels: number;
}

// Drawn twice, so that the words keep their size: the style sheet shows the one that fits.
const BOXES: readonly Box[] = [
  { className: 'chart wide', width: 900, height: 300, labels: 9 },
  { className: 'chart narrow', width: 320, height: 220, labels: 4 },
];
const EDGE = { left: 52, right: 8, top: 14, bottom: 34 } as const;
const TICKS = 4;
const WIDEST_COLUMN = 26;

const rounded = (value: number): number => Math.round(value * 10) / 10;
const counts = new Intl.NumberFormat('en-GB');
export const countWords = (count: number): string => counts.format(count);

/** A round number that the highest bar stays below, so that the scale has round marks. */
function topOf(bars: readonly Bars[]): number {
  const highest = Math.max(TICKS, ...bars.flatMap(({ values }) => values));
  const unit = 10 ** Math.floor(Math.log10(highest / TICKS));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((size) => size * TICKS >= highest) ?? highest;
  return step * TICKS;
}

/** Where things stand in a box. */
function frameOf(bars: readonly Bars[], { width, height }: Box) {
  const top = topOf(bars);
  const room = (width - EDGE.left - EDGE.right) / Math.max(1, bars.length);
  return {
    top,
    floor: height - EDGE.bottom,
    heightOf: (value: number): number => rounded((value / top) * (height - EDGE.top - EDGE.bottom)),
    middleOf: (place: number): number => EDGE.left + room * (place + 0.5),
    columnFor: (values: number): number => Math.min(WIDEST_COLUMN, (room * 0.8) / values),
  };
}

type Frame = ReturnType<typeof frameOf>;

const scale = ({ top, floor, heightOf }: Frame, { width }: Box): readonly Html[] =>
  Array.from({ length: TICKS + 1 }, (_, index) => (index * top) / TICKS).map((value) => {
    const y = rounded(floor - heightOf(value));
    return html`<line class="grid" x1="${EDGE.left}" x2="${width - EDGE.right}" y1="${y}" y2="${y}" />
      <text x="${EDGE.left - 8}" y="${y + 5}" text-anchor="end">${countWords(value)}</text>`;
  });

const columns = ({ values }: Bars, place: number, { floor, heightOf, middleOf, columnFor }: Frame): readonly Html[] =>
  values.map((value, index) => {
    const column = columnFor(values.length);
    const height = heightOf(value);
    const x = rounded(middleOf(place) + (index - values.length / 2) * column);
    return html`<rect
      class="part-${index}"
      x="${x}"
      y="${rounded(floor - height)}"
      width="${rounded(column - 2)}"
      height="${height}"
      rx="2"
    />`;
  });

function drawing(bars: readonly Bars[], box: Box, words: string): Html {
  const frame = frameOf(bars, box);
  const every = Math.ceil(bars.length / box.labels);
  const label = (text: string, place: number): Html | false =>
    place % every === 0 &&
    html`<text x="${rounded(frame.middleOf(place))}" y="${box.height - 10}" text-anchor="middle">${text}</text>`;
  return html`<svg class="${box.className}" viewBox="0 0 ${box.width} ${box.height}" role="img" aria-label="${words}">
    ${scale(frame, box)} ${bars.map((group, place) => [...columns(group, place, frame), label(group.label, place)])}
  </svg>`;
}

const key = (name: string, index: number): Html =>
  html`<li>
    <svg class="swatch" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <rect class="part-${index}" width="12" height="12" rx="3" /></svg
    >${name}
  </li>`;

/** Columns over time, side by side in each group. @param names what the values are, in their order */
export function columnChart(bars: readonly Bars[], names: readonly string[]): Html {
  const words = bars
    .map(
      ({ label, values }) => `${label}: ${values.map((value, index) => `${value} ${names[index] ?? ''}`).join(', ')}`,
    )
    .join('; ');
  return html`<figure>
    ${BOXES.map((box) => drawing(bars, box, words))}
    <figcaption>
      <ul class="legend">
        ${names.map(key)}
      </ul>
    </figcaption>
  </figure>`;
}

export interface Stage {
  readonly name: string;
  readonly count: number;
}

/** How far visits got: a bar for each stage, as long as its share of the first. */
export function stageChart(stages: readonly Stage[]): Html {
  const first = Math.max(1, stages[0]?.count ?? 1);
  return html`<ol class="stages">
    ${stages.map(({ name, count }) => {
      const share = Math.round((100 * count) / first);
      return html`<li>
        <span>${name}</span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect class="rest" width="100" height="10" />
          <rect class="part-0" width="${Math.min(100, share)}" height="10" />
        </svg>
        <span><strong>${countWords(count)}</strong> ${share}%</span>
      </li>`;
    })}
  </ol>`;
}
