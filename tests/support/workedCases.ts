import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { FieldValue } from './formFields.ts';

// Worked apart from our code. Texts in parentheses are not given by the specification: any message will do.
const FILE = 'tests/e2e/funnels/validationCases.json';
const valueSchema = z.union([z.string(), z.boolean(), z.pipe(z.number(), z.transform(String))]);
const answersSchema = z.record(z.string(), valueSchema);
const caseSchema = z.object({
  id: z.string(),
  funnel: z.string(),
  step: z.union([z.number(), z.literal('*')]),
  change: answersSchema,
  expect: z.object({ advances: z.boolean(), errors: z.record(z.string(), z.string()) }),
});
/** One change of valid answers, and what has to come of it. */
export type WorkedCase = z.infer<typeof caseSchema>;
/** By field name of the specification. */
export type Answers = Readonly<Record<string, FieldValue>>;

export const { validBase, cases } = z
  .object({ validBase: z.record(z.string(), answersSchema), cases: z.array(caseSchema) })
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Where every spelling of a postcode and a phone number is typed. */
const EVERY_SPELLING = 'solar';
const SPELLINGS = 2;
const SHARED: readonly string[] = ['postcode', 'phone'];

/** Cases of a format: all in one funnel and of a format that only one asks for, else some of each end. */
export function spellingsOf(kind: string, funnel: string): readonly WorkedCase[] {
  const all = cases.filter((one) => one.funnel === kind);
  if (funnel === EVERY_SPELLING || !SHARED.includes(kind)) return all;
  const [right, wrong] = [true, false].map((wanted) => all.filter(({ expect: { advances } }) => advances === wanted));
  return [...(right ?? []).slice(0, SPELLINGS), ...(wrong ?? []).slice(0, SPELLINGS)];
}
