import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

export const PARTS = ['widgets', 'api'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** At most so many rounds of each comparison. */
  readonly runs: number;
  /** The `dist` folder of an earlier build, whose widgets are measured beside those of today. */
  readonly peer: string | undefined;
  /** How long a variant of the API is under load in a round. */
  readonly secondsARound: number;
  /** Leads that the memory is watched over. */
  readonly leads: number;
  /** How long leads come in while mails are watched. */
  readonly mailSeconds: number;
}

const WHOLE = { runs: 25, secondsARound: 4, leads: 20_000, mailSeconds: 60 };
const QUICK = { runs: 3, secondsARound: 2, leads: 4000, mailSeconds: 10 };

export const USAGE = `npm run bench -- [widgets] [api] [options]

  --peer DIST  the dist folder of an earlier build: its widgets are measured beside those of today
  --runs N     at most so many rounds of each comparison (${WHOLE.runs}); seven are the least that a verdict takes
  --quick      ${QUICK.runs} rounds, and less of everything: to look at, not to quote
  --leads N    leads that the memory is watched over (${WHOLE.leads})`;

/** Where a build has the one script of a page, in its `dist` folder. */
const LOADER = 'widgets/v1/quote-widgets.js';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const flags = {
  quick: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  peer: { type: 'string' },
  runs: { type: 'string' },
  leads: { type: 'string' },
} as const;

/** A whole number above 0 that an option gives. @throws UsageError */
export function count(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`--${name}: expected a whole number above 0, found ${text}`);
}

function buildIn(folder: string | undefined): string | undefined {
  if (folder === undefined || existsSync(path.join(folder, LOADER))) return folder;
  throw new UsageError(`--peer: expected the dist folder of a build, found no ${LOADER} in ${folder}`);
}

function partOf(word: string): Part {
  const part = PARTS.find((name) => name === word);
  if (part) return part;
  throw new UsageError(`expected ${PARTS.join(' or ')}, found ${word}`);
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @returns undefined when help was asked for. @throws UsageError */
export function readOptions(words: readonly string[]): Options | undefined {
  const { values, positionals } = parse(words);
  if (values.help) return undefined;
  const defaults = values.quick ? QUICK : WHOLE;
  const named = positionals.map(partOf);
  return {
    ...defaults,
    parts: PARTS.filter((part) => named.length === 0 || named.includes(part)),
    runs: count('runs', values.runs, defaults.runs),
    peer: buildIn(values.peer),
    leads: count('leads', values.leads, defaults.leads),
  };
}
