import { html, type Html } from './html.ts';

/** Columns of cards side by side where there is room; an empty one takes none. */
export function pair(columns: readonly (readonly Html[])[]): Html | readonly Html[] {
  const filled = columns.filter((cards) => cards.length > 0);
  if (filled.length < 2) return filled.flat();
  return html`<div class="pair">${filled.map((cards) => html`<div>${cards}</div>`)}</div>`;
}

interface Sized<Card> {
  readonly card: Card;
  /** How high it is, in lines or any other unit that all cards have. */
  readonly height: number;
}

const FRAME_LINES = 3;
const LINE_LENGTH = 52;

export const sized = (card: Html, rows: number, note = ''): Sized<Html> => ({
  card,
  height: FRAME_LINES + rows + Math.ceil(note.length / LINE_LENGTH),
});

const heightOf = (cards: readonly Sized<unknown>[]): number => cards.reduce((sum, { height }) => sum + height, 0);

/** The first on the left, `right` on the right, the others where both columns end as close to each other as they can. */
export function balanced<Card>(
  [first, ...others]: readonly Sized<Card>[],
  right: readonly Sized<Card>[],
): readonly (readonly Card[])[] {
  if (!first) return [right.map(({ card }) => card)];
  const ways = Array.from({ length: 2 ** others.length }, (_way, way) => {
    const isLeft = (_card: Sized<Card>, index: number): boolean => Math.floor(way / 2 ** index) % 2 === 0;
    return [
      [first, ...others.filter(isLeft)],
      [...right, ...others.filter((card, index) => !isLeft(card, index))],
    ] as const;
  });
  const gap = ([one, other]: (typeof ways)[number]): number => Math.abs(heightOf(one) - heightOf(other));
  const best = ways.reduce((found, way) => (gap(way) < gap(found) ? way : found));
  return best.map((cards) => cards.map(({ card }) => card));
}
