import { stripVTControlCharacters } from 'node:util';
import { cleanLine, visibleText } from '#contract/common/text.ts';

/** What a command prints a table of. */
export type Row = Readonly<Record<string, string | number | null | undefined>>;

const GAP = '  ';
const WIDEST = 90;
const PROGRESS_MS = 1000;

/** Typed text for a terminal: nothing in it moves the cursor, changes colours or hides a part. */
export const printable = (text: string): string => visibleText(cleanLine(stripVTControlCharacters(text)));

function shown(value: Row[string]): string {
  const text = printable(String(value ?? ''));
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
}

export const printLines = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/** Beside the result: what is being done and what to look at. */
export const printNote = (line: string): void => void process.stderr.write(`${line}\n`);

/** One JSON object a line, so that a reader can begin before the last one is written. */
export const printJson = (value: unknown): void => printLines(JSON.stringify(value));

/** The text of a table whose columns are as wide as what stands in them. */
function tableOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => shown(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
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
  else printLines(items.length > 0 ? tableOf(items.map(row)) : none);
}

/** Counts aloud, at most once a second, while something long is under way. */
export function createProgress(what: string): { readonly step: (count: number) => void; readonly end: () => void } {
  let count = 0;
  let last = performance.now();
  return {
    step: (more) => {
      count += more;
      if (performance.now() - last < PROGRESS_MS) return;
      last = performance.now();
      printNote(`${count} ${what} …`);
    },
    end: () => printNote(`${count} ${what}`),
  };
}
