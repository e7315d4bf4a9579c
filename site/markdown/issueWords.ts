import type * as z from 'zod/mini';
import { quantity } from '#contract/common/numbers.ts';

type Issue = z.core.$ZodIssue;

/** What a value is called by somebody who writes no code. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, an entry a line that begins with "- "',
  tuple: 'a list, an entry a line that begins with "- "',
  object: 'a group of fields, each indented below it',
  record: 'a group of fields, each indented below it',
};

const MOST_SLIPS = 2;

/** Letters that are wrong, missing or too many in one of two words (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, against] of [...other].entries()) {
      const change = (row[index] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(change, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that somebody meant who wrote another one; undefined where none is near. */
function nearName(written: string, names: readonly string[]): string | undefined {
  const [nearest] = names.toSorted((one, other) => slipsBetween(written, one) - slipsBetween(written, other));
  return nearest !== undefined && slipsBetween(written, nearest) <= MOST_SLIPS ? nearest : undefined;
}

const quoted = (values: readonly unknown[]): string => values.map((value) => `"${String(value)}"`).join(', ');

/** The value at the path of an issue. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string'
    ? `the text "${value.slice(0, 40)}"`
    : `${JSON.stringify(value)}: put it in quotes if it is meant as text`;
}

const countOf = (origin: string, count: number | bigint): string =>
  origin === 'string' ? quantity(Number(count), 'character') : quantity(Number(count), 'entry', 'entries');

function sizeWords(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: unknown): string {
  const { origin } = issue;
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  if (origin === 'number')
    return `has to be ${issue.code === 'too_small' ? 'at least' : 'at most'} ${bound}; it is ${String(value)}.`;
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  if (length === 0) return 'is empty. Write something here.';
  const bounds = { too_small: 'at least', too_big: 'at most' } as const;
  const how = issue.exact === true ? 'exactly' : bounds[issue.code];
  return `needs ${how} ${countOf(origin, bound)}; it has ${length}.`;
}

const given = (message: string, otherwise: string): string => (message === 'Invalid input' ? otherwise : `${message}.`);

function missingWords(issue: Issue): string {
  if (issue.code === 'invalid_value') return `is missing. Write one of ${quoted(issue.values)}.`;
  return `is missing. Write ${issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? 'a value') : 'a value'}.`;
}

function wordsOf(issue: Issue, value: unknown, allowed: readonly string[]): string {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const meant = issue.keys.map((key) => nearName(key, allowed)).filter((name) => name !== undefined);
      const hint = meant.length > 0 ? ` Do you mean ${quoted(meant)}?` : '';
      return `${quoted(issue.keys)} is no field here.${hint} Allowed: ${allowed.join(', ')}.`;
    }
    case 'invalid_type':
      return `has to be ${KINDS[issue.expected] ?? issue.expected}; it is ${kindOf(value)}.`;
    case 'invalid_value':
      return `has to be one of ${quoted(issue.values)}; it is ${kindOf(value)}.`;
    case 'too_small':
    case 'too_big':
      return sizeWords(issue, value);
    default:
      return `${given(issue.message, 'is not written as it has to be: see a neighbouring file.')} It is ${kindOf(value)}.`;
  }
}

/** Of several forms that a field may have, what keeps it from the one that it is nearest to. */
function nearest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [form] = issue.errors.toSorted((one, other) => one.length - other.length);
  const inner = (form ?? []).map((found): Issue => ({ ...found, path: [...issue.path, ...found.path] }));
  return inner.flatMap(nearest);
}

type Definition = Readonly<Record<string, unknown>>;
const definitionOf = (schema: unknown): Definition =>
  typeof schema === 'object' && schema !== null ? ((Reflect.get(schema, 'def') ?? {}) as Definition) : {};

/** The fields that a group at a path may have. */
function fieldsAt(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  const { innerType, element, shape } = definitionOf(schema);
  if (innerType !== undefined) return fieldsAt(innerType, path);
  const [key, ...rest] = path;
  if (typeof key === 'number') return fieldsAt(element, rest);
  if (typeof shape !== 'object' || shape === null) return [];
  return key === undefined ? Object.keys(shape) : fieldsAt(Reflect.get(shape, key), rest);
}

export interface PlainIssue {
  readonly path: readonly PropertyKey[];
  /** The field that it is about, where that is none of the schema's. */
  readonly extra?: string | undefined;
  /** What is wrong and what is allowed, in a sentence. */
  readonly message: string;
}

/** What keeps front matter from its schema, in words for somebody who writes no code. @param data what was checked */
export function plainIssues({ issues }: z.core.$ZodError, data: unknown, schema: unknown): readonly PlainIssue[] {
  return issues.flatMap(nearest).map((issue) => {
    const value = valueAt(data, issue.path);
    const isMissing = value === undefined && issue.code !== 'unrecognized_keys';
    const message = isMissing ? missingWords(issue) : wordsOf(issue, value, fieldsAt(schema, issue.path));
    return { path: issue.path, message, ...(issue.code === 'unrecognized_keys' && { extra: issue.keys[0] }) };
  });
}
