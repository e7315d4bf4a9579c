import { html, type Html } from '../documents/html.ts';

/** One bar, or one group of them side by side: each value has the colour of its place. */
export interface Bars {
  readonly label: string;
  readonly values: readonly number[];
}

const WIDTH = 900;
const HEIGHT = 300;
const EDGE = { left: 52, right: 8, top: 14, bottom: 34 } as const;
const MOST_LABELS = 9;
const TICKS = 4;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A round number that the highest bar stays below, so that the scale has round marks. */
function topOf(bars: readonly Bars[]): number {
  const highest = Math.max(TICKS, ...bars.flatMap(({ values }) => values));
  const unit = 10 ** Math.floor(Math.log10(highest / TICKS));
  const step = [1, 2, 5, 10].map((factor) => factor * unit).find((size) => size * TICKS >= highest) ?? highest;
  return step * TICKS;
}

const heightOf = (value: number, top: number): number => rounded((value / top) * (HEIGHT - EDGE.top - EDGE.bottom));

function scale(top: number): Html {
  const marks = Array.from({ length: TICKS + 1 }, (_, index) => (index * top) / TICKS);
  return html`${marks.map((value) => {
    const y = HEIGHT - EDGE.bottom - heightOf(value, top);
    return html`<line class="grid" x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${y}" y2="${y}" />
      <text x="${EDGE.left - 8}" y="${y + 5}" text-anchor="end">${value}</text>`;
  })}`;
}

/** Columns over time, the first value at the back of each group. @param names what the values are, in their order */
export function columnChart(bars: readonly Bars[], names: readonly string[]): Html {
  const top = topOf(bars);
  const room = (WIDTH - EDGE.left - EDGE.right) / Math.max(1, bars.length);
  const width = Math.min(26, (room * 0.8) / names.length);
  const every = Math.ceil(bars.length / MOST_LABELS);
  const words = bars.map(
    ({ label, values }) => `${label}: ${values.map((value, index) => `${value} ${names[index] ?? ''}`).join(', ')}`,
  );
  return html`<figure>
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${words.join('; ')}">
      ${scale(top)}
      ${bars.map(({ label, values }, place) => {
        const middle = EDGE.left + room * (place + 0.5);
        return html`${values.map((value, index) => {
          const height = heightOf(value, top);
          const x = rounded(middle + (index - names.length / 2) * width);
          return html`<rect
            class="part-${index}"
            x="${x}"
            y="${rounded(HEIGHT - EDGE.bottom - height)}"
            width="${rounded(width - 2)}"
            height="${height}"
            rx="2"
          />`;
        })}
        ${place % every === 0 && html`<text x="${rounded(middle)}" y="${HEIGHT - 10}" text-anchor="middle">${label}</text>`}`;
      })}
    </svg>
    <figcaption>
      <ul class="legend">
        ${names.map(
          (name, index) =>
            html`<li>
              <svg class="swatch" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
                <rect class="part-${index}" width="12" height="12" rx="3" /></svg
              >${name}
            </li>`,
        )}
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
        <span><strong>${count}</strong> ${share}%</span>
      </li>`;
    })}
  </ol>`;
}
