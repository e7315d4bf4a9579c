/** Pages of a carousel, and the one that is shown, counted from 0. */
export interface CarouselPages {
  readonly count: number;
  readonly index: number;
}

/** The same place among other pages: a wider window shows more cards on fewer pages. */
export function pagesOf(cards: number, perPage: number, index: number): CarouselPages {
  const count = Math.max(1, Math.ceil(cards / Math.max(1, perPage)));
  return { count, index: Math.min(Math.max(index, 0), count - 1) };
}

interface Scrolled {
  readonly left: number;
  readonly width: number;
  /** Farthest that the track scrolls. */
  readonly most: number;
}

/** The page that somebody has scrolled to. The last one is reached earlier when it is not full. */
export function pageAt({ left, width, most }: Scrolled, count: number): number {
  if (most <= 0 || width <= 0) return 0;
  if (left >= most - 2) return count - 1;
  return Math.min(Math.round(left / width), count - 1);
}
