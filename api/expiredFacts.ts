import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { dayWords } from '#contract/common/day.ts';

/** The build's list of what pages say until a certain day: id and last day. */
export const FACTS_FILE = 'facts.json';

const endings = z.record(z.string(), z.string());

/**
 * What the pages below a folder still say although its time is over, in words for the operator. Nothing while nothing
 * is built. @param today ISO day
 */
export function expiredFacts(site: string, today: string): string[] {
  const file = path.join(site, FACTS_FILE);
  if (!existsSync(file)) return [];
  const found = endings.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!found.success) return [`${FACTS_FILE} is no list of facts: build again`];
  return Object.entries(found.data)
    .filter(([, last]) => today > last)
    .map(
      ([id, last]) =>
        `the fact "${id}" was true until ${dayWords(last)}: bring it up to date in site/facts/registry, or build again and pages say it without its date`,
    );
}
