/** Width of a text in a size of 1. */
export type Measure = (text: string) => number;

interface Room {
  readonly width: number;
  /** From the largest to the smallest: the first in which the title has few enough lines. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

export interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

function wrap(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

// As narrow as the same number of lines allows: no last line of one short word.
function balance(words: readonly string[], widest: number, measure: Measure): string[] {
  const STEPS = 24;
  const first = wrap(words, widest, measure);
  const widths = Array.from({ length: STEPS }, (_, step) => widest * (1 - step / STEPS));
  const fitting = widths
    .map((width) => wrap(words, width, measure).map((line) => ({ line, fits: measure(line) <= width })))
    .filter((lines) => lines.length === first.length && lines.every(({ fits }) => fits));
  return fitting.at(-1)?.map(({ line }) => line) ?? first;
}

/**
 * Breaks a title into lines of about the same length, as large as the room allows.
 * @throws when it is too long for the smallest size: a title is made for its picture, not cut off by it
 */
export function setTitle(title: string, room: Room, measure: Measure): SetTitle {
  const words = title.split(' ');
  for (const { size, lines: most } of room.sizes) {
    const lines = balance(words, room.width / size, measure);
    const isWideEnough = lines.every((line) => measure(line) * size <= room.width);
    if (lines.length <= most && isWideEnough) return { size, lines };
  }
  throw new Error(`The title "${title}" does not fit on its share picture.`);
}
