import { stripVTControlCharacters } from 'node:util';
import { quantity } from '#contract/common/numbers.ts';
import { cleanLine, visibleText } from '#contract/common/text.ts';
import { formatMoment } from '../documents/formatDate.ts';

/** What a command prints a table of. */
export type Row = Readonly<Record<string, string | number | null | undefined>>;

const GAP = '  ';
const WIDEST = 90;
const LEAST_ROOM = 40;
const PROGRESS_MS = 1000;

/** Typed text for a terminal: nothing in it moves the cursor, changes colours or hides a part. */
export const printable = (text: string): string => visibleText(cleanLine(stripVTControlCharacters(text)));

const textOf = (value: Row[string]): string => printable(String(value ?? ''));

/** A moment in a table for people: as in mails and lists of leads, the time in the United Kingdom. Machines get what is stored. */
export const momentOf = (iso: string | null): string => (iso === null ? '' : formatMoment(iso));

function shorten(text: string): string {
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
}

/** A text in lines of at most so many characters; a longer word, such as an address, stays whole. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const printLines = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/** Beside the result: what is being done and what to look at. */
export const printNote = (line: string): void => void process.stderr.write(`${line}\n`);

/** One JSON object a line, so that a reader can begin before the last one is written. */
export const printJson = (value: unknown): void => printLines(JSON.stringify(value));

/**
 * The text of a table whose columns are as wide as what stands in them. The last one is never cut: it goes on below itself.
 * @param width of the terminal; a file or `grep` gets a line for each row
 */
export function tableOf(rows: readonly Row[], width = Number.POSITIVE_INFINITY): string {
  const names = Object.keys(rows[0] ?? {});
  const last = names.length - 1;
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))].map((cells) => ({
    before: cells.slice(0, last).map(shorten),
    words: cells[last] ?? '',
  }));
  const widths = names
    .slice(0, last)
    .map((_, column) => Math.max(...lines.map(({ before }) => before[column]?.length ?? 0)));
  const indent = ' '.repeat(widths.reduce((sum, own) => sum + own + GAP.length, 0));
  const room = Math.max(LEAST_ROOM, width - indent.length);
  return lines
    .flatMap(({ before, words }) => {
      const [first = '', ...more] = wrap(words, room);
      const start = before.map((cell, column) => cell.padEnd(widths[column] ?? 0) + GAP).join('');
      return [`${start}${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`)];
    })
    .join('\n');
}

/** Nothing more can be written to standard output, and whoever writes may stop. What that means is for `watchOutput` to say. */
export class OutputEnded extends Error {
  override readonly name = 'OutputEnded';
}

/** Resolves when the text is on its way. @throws OutputEnded */
export const writeToStdout = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(new OutputEnded()) : resolve()));
  });

/**
 * `quotes leads export | head`: a reader that has seen enough is no failure, and stops no work that changes something, such as
 * a restore that has moved the old file away. Anything else, such as a full disk, leaves a file that is not whole: that is said.
 */
export function watchOutput(): { readonly isCut: () => boolean } {
  let isOver = false;
  let isCut = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (isOver) return;
    isOver = true;
    if (error.code === 'EPIPE') return;
    isCut = true;
    printNote(`What was printed is not whole: it cannot be written (${error.code ?? error.name})`);
  });
  // There is no other place to say anything.
  process.stderr.on('error', () => undefined);
  return { isCut: () => isCut };
}

interface Listing<Item> {
  readonly items: readonly Item[];
  readonly row: (item: Item) => Row;
  /** What a machine gets; the item when left out. */
  readonly json?: (item: Item) => unknown;
  /** Said in the place of an empty table. */
  readonly none: string;
}

/** A list: a table for people, a JSON object a line for machines. */
export function list<Item>({ items, row, json = (item) => item, none }: Listing<Item>, isJson: boolean): void {
  if (isJson) for (const item of items) printJson(json(item));
  else printLines(items.length > 0 ? tableOf(items.map(row), process.stdout.columns) : none);
}

/**
 * Counts aloud, at most once a second, while something long is under way.
 * @param one of what, "lead"
 * @param done what has become of it, "read"
 */
export function createProgress(
  one: string,
  done: string,
): { readonly step: (count: number) => void; readonly end: () => void } {
  let count = 0;
  let last = performance.now();
  const words = (): string => `${quantity(count, one)} ${done}`;
  return {
    step: (more) => {
      count += more;
      if (performance.now() - last < PROGRESS_MS) return;
      last = performance.now();
      printNote(`${words()} …`);
    },
    end: () => printNote(words()),
  };
}
