import { html, type Html } from './html.ts';

/** Columns of cards side by side where there is room; an empty one takes none. */
export function pair(columns: readonly (readonly Html[])[]): Html | readonly Html[] {
  const filled = columns.filter((cards) => cards.length > 0);
  if (filled.length < 2) return filled.flat();
  return html`<div class="pair">${filled.map((cards) => html`<div>${cards}</div>`)}</div>`;
}

interface Sized {
  readonly card: Html;
  /** How high it is, in lines. */
  readonly lines: number;
}

const FRAME_LINES = 3;
const LINE_LENGTH = 52;

export const sized = (card: Html, rows: number, note = ''): Sized => ({
  card,
  lines: FRAME_LINES + rows + Math.ceil(note.length / LINE_LENGTH),
});

const height = (cards: readonly Sized[]): number => cards.reduce((sum, { lines }) => sum + lines, 0);

/** The first on the left, `right` on the right, the others where both columns end as close to each other as they can. */
export function balanced([first, ...others]: readonly Sized[], right: readonly Sized[]): readonly (readonly Html[])[] {
  if (!first) return [right.map(({ card }) => card)];
  const ways = Array.from({ length: 2 ** others.length }, (_way, way) => {
    const isLeft = (_card: Sized, index: number): boolean => Math.floor(way / 2 ** index) % 2 === 0;
    return [
      [first, ...others.filter(isLeft)],
      [...right, ...others.filter((card, index) => !isLeft(card, index))],
    ] as const;
  });
  const gap = ([one, other]: (typeof ways)[number]): number => Math.abs(height(one) - height(other));
  const best = ways.reduce((found, way) => (gap(way) < gap(found) ? way : found));
  return best.map((cards) => cards.map(({ card }) => card));
}
