import { parseArgs } from 'node:util';

export const PARTS = ['widgets', 'api'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** Page loads of each kind. */
  readonly runs: number;
  /** Rounds of load on each variant of the API. */
  readonly rounds: number;
  readonly secondsARound: number;
  /** Leads that the memory is watched over. */
  readonly leads: number;
  /** How long leads come in while mails are watched. */
  readonly mailSeconds: number;
}

const WHOLE = { runs: 7, rounds: 5, secondsARound: 4, leads: 20_000, mailSeconds: 60 };
const QUICK = { runs: 3, rounds: 2, secondsARound: 2, leads: 4000, mailSeconds: 10 };

export const USAGE = `npm run bench -- [widgets] [api] [options]

  --quick      fewer repetitions: to look at, not to quote
  --runs N     page loads of each kind (${WHOLE.runs})
  --rounds N   rounds of load on each variant of the API (${WHOLE.rounds})
  --leads N    leads that the memory is watched over (${WHOLE.leads})`;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const flags = {
  quick: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  runs: { type: 'string' },
  rounds: { type: 'string' },
  leads: { type: 'string' },
} as const;

function count(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`--${name}: expected a whole number above 0, found ${text}`);
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
    rounds: count('rounds', values.rounds, defaults.rounds),
    leads: count('leads', values.leads, defaults.leads),
  };
}
