import * as z from 'zod/mini';
import { dayWords } from '#contract/common/calendar.ts';
import { isoDay } from '../../markdown/fields.ts';
import run from './accessibilityRun.json';

const count = z.int().check(z.gte(1));

/** What the last complete test run looked at, as `npm run accessibility` has written it. */
export const accessibilityRunSchema = z.strictObject({
  /** Day of the run. */
  day: isoDay,
  /** Pages of the site that were looked at. */
  pages: count,
  tags: count,
  /** Steps of the tags, each in all that it can show: opened helps, every error. */
  states: count,
  /** Version of axe-core. */
  axe: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
});

const { day, pages, tags, states, axe } = accessibilityRunSchema.parse(run);

/** Words of the statement: `{accessibilityDay}` and the like. A run with failures is never written down. */
export const accessibilityWords: Readonly<Record<string, string>> = {
  accessibilityDay: dayWords(day),
  accessibilityPages: String(pages),
  accessibilityTags: String(tags),
  accessibilityStates: String(states),
  accessibilityAxe: axe,
};
