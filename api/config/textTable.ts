import { readFileSync } from 'node:fs';

/** The word for all others. */
export const ALL = '*';

/** Letters at the head of a postcode, or all others. */
export const AREA = /^([A-Z]{1,2}|\*)$/;

/** What is wrong with a line of a file. */
export interface LineProblem {
  readonly line: number;
  readonly reason: string;
}

/** Rules in the order of their lines, and everything that is wrong. */
export interface TextTable<Rule> {
  readonly rules: readonly Rule[];
  readonly problems: readonly LineProblem[];
}

export const wrongWord = (expected: string, found: string): string =>
  `expected ${expected}, found ${JSON.stringify(found)}`;

interface LineReader<Rule> {
  /** @returns what is wrong, in words, where it is no rule */
  readonly readRule: (words: readonly string[]) => Rule | string;
  /** A line that would be right, for a file without any. */
  readonly sample: string;
}

/** Reads a file of words: a line a rule, "#" begins a comment. Every wrong line is reported, so that one start is enough to mend the file. */
export function parseTextTable<Rule extends object>(text: string, reader: LineReader<Rule>): TextTable<Rule> {
  const rules: Rule[] = [];
  const problems: LineProblem[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const words = line.replace(/#.*/, '').split(/\s+/).filter(Boolean);
    if (words.length === 0) continue;
    const rule = reader.readRule(words);
    if (typeof rule === 'string') problems.push({ line: index + 1, reason: rule });
    else rules.push(rule);
  }
  if (rules.length === 0 && problems.length === 0) {
    problems.push({ line: lines.length, reason: `expected at least one line like "${reader.sample}", found none` });
  }
  return { rules, problems };
}

/** The text of an operator's file, or of one that comes with the server; undefined for one that cannot be read. */
export function readText(file: string | URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export const unreadable = (file: string | undefined): string => wrongWord('a file that can be read', String(file));

export const problemWords = (problems: readonly LineProblem[]): string[] =>
  problems.map(({ line, reason }) => `line ${line}: ${reason}`);
