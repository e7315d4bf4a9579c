import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../api/openapi/schemas.ts';

/** One way in which a schema takes less than another. */
export interface Narrowing {
  /** "quoteData.customerInfo.roofType" */
  readonly path: string;
  /** `dropped`: still taken, and not read any more. */
  readonly kind: 'dropped' | 'required' | 'type' | 'words' | 'bound' | 'rule';
  /** "does not take \"Flat\"" */
  readonly what: string;
}

const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
// What these say is compared by itself below, or says nothing about what is taken.
const COMPARED = new Set([...MOST, ...LEAST, 'type', 'properties', 'required', 'enum', 'const', 'anyOf', 'items']);
const SILENT = new Set(['default', 'description', 'title', 'examples', '$schema']);

const ajv = new Ajv2020({ strict: false });

const join = (path: string, name: string): string => (path ? `${path}.${name}` : name);
const quoted = (value: unknown): string => JSON.stringify(value);
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The values of a schema that lists them. */
function literals({ enum: words, const: word }: JsonSchema): readonly unknown[] | undefined {
  if (Array.isArray(words)) return words;
  return word === undefined ? undefined : [word];
}

const isTyped = (before: unknown, after: unknown): boolean =>
  before === after || (before === 'integer' && after === 'number');

function typeNarrowing(before: JsonSchema, after: JsonSchema, path: string): Narrowing[] {
  if (after.type === undefined || isTyped(before.type, after.type)) return [];
  return [{ path, kind: 'type', what: `takes only ${after.type}, not ${before.type ?? 'anything'}` }];
}

function boundNarrowings(before: JsonSchema, after: JsonSchema, path: string): Narrowing[] {
  const stricter = (names: readonly string[], isStricter: (now: number, then: number) => boolean, none: number) =>
    names.filter((name) => {
      const [now, then] = [after[name], before[name] ?? none];
      return typeof now === 'number' && typeof then === 'number' && isStricter(now, then);
    });
  return [
    ...stricter(MOST, (now, then) => now < then, Infinity),
    ...stricter(LEAST, (now, then) => now > then, -Infinity),
  ].map((name) => ({
    path,
    kind: 'bound',
    what: `has a ${name} of ${quoted(after[name])}, not ${quoted(before[name] ?? 'none')}`,
  }));
}

// Whether a pattern takes less than another cannot be told: any other one counts as stricter.
function ruleNarrowings(before: JsonSchema, after: JsonSchema, path: string): Narrowing[] {
  return Object.entries(after)
    .filter(([name, rule]) => !COMPARED.has(name) && !SILENT.has(name) && !isDeepStrictEqual(rule, before[name]))
    .map(([name, rule]) => ({ path, kind: 'rule', what: `has another rule: ${name} ${quoted(rule)}` }));
}

function propertyNarrowings(before: JsonSchema, after: JsonSchema, path: string): Narrowing[] {
  const [then, now] = [before.properties ?? {}, after.properties];
  if (!now) return [];
  const required = (after.required ?? []).filter((name) => !before.required?.includes(name));
  return [
    ...required.map((name) => ({ path: join(path, name), kind: 'required' as const, what: 'is required' })),
    ...Object.entries(then).flatMap(([name, schema]): readonly Narrowing[] => {
      const later = now[name];
      if (later) return narrowings(schema, later, join(path, name));
      return [{ path: join(path, name), kind: 'dropped', what: 'is not read' }];
    }),
  ];
}

function itemNarrowings({ items: then }: JsonSchema, { items: now }: JsonSchema, path: string): readonly Narrowing[] {
  return isSchema(then) && isSchema(now) ? narrowings(then, now, `${path}[]`) : [];
}

/** Of one alternative beside one other. */
function plainNarrowings(before: JsonSchema, after: JsonSchema, path: string): Narrowing[] {
  const words = literals(after);
  if (words) return [{ path, kind: 'words', what: `takes only ${words.map(quoted).join(', ')}` }];
  return [
    ...typeNarrowing(before, after, path),
    ...boundNarrowings(before, after, path),
    ...ruleNarrowings(before, after, path),
    ...propertyNarrowings(before, after, path),
    ...itemNarrowings(before, after, path),
  ];
}

const alternatives = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf?.flatMap(alternatives) ?? [schema];

/** What `after` refuses of all that `before` takes, or takes and does not read. Empty where nobody notices. */
export function narrowings(before: JsonSchema, after: JsonSchema, path = ''): readonly Narrowing[] {
  // Most list no values, and making a programme of a schema takes its time.
  const takes = (word: unknown): boolean => ajv.validate(after, word);
  return alternatives(before).flatMap((one): readonly Narrowing[] => {
    const refused = literals(one)?.filter((word) => !takes(word));
    if (refused) return refused.map((word) => ({ path, kind: 'words', what: `does not take ${quoted(word)}` }));
    const ways = alternatives(after).map((other) => plainNarrowings(one, other, path));
    return ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}
