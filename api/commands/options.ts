import { InvalidArgumentError, Option } from 'commander';
import { isDay, ukDayStart } from '#contract/common/calendar.ts';
import { isEmail } from '#contract/common/contact.ts';
import { FUNNEL_NAMES, TAG_NAMES, type TagName } from '#contract/tags.ts';
import { readAddress } from '../config/readers.ts';

/** The beginning of a day in the United Kingdom, ISO 8601. */
export function readDay(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError('Give a day like 2026-11-20.');
  return new Date(ukDayStart(text)).toISOString();
}

const MOST = 1_000_000;

export function readCount(text: string): number {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST) throw new InvalidArgumentError(`Give a number from 1 to ${MOST}.`);
  return count;
}

/** What several commands ask. A new one each time: commander writes into it. */
export const optionFor = {
  json: () => new Option('--json', 'for programs: one JSON object per line'),
  yes: () => new Option('--yes', 'do it; without --yes, only show what would happen'),
  replace: () => new Option('--yes', 'replace the file if it is there already'),
  since: () => new Option('--since <day>', 'received on this day or later, YYYY-MM-DD').argParser(readDay),
  until: () => new Option('--until <day>', 'received before this day, YYYY-MM-DD').argParser(readDay),
  funnel: () => new Option('--funnel <name>', 'only one form').choices(FUNNEL_NAMES),
  tag: () =>
    new Option('--tag <name>', 'which tag to print').choices(TAG_NAMES).default('solar-quote' satisfies TagName),
  partner: () => new Option('--partner <partner>', 'only of this partner: id or key'),
  limit: (count: number) => new Option('--limit <count>', 'at most so many').argParser(readCount).default(count),
};

/** Addresses of a site, one a word of the command line: each is added to those before it. */
export function readOrigin(text: string, before: readonly string[] = []): string[] {
  const reading = readAddress(text);
  if ('value' in reading) return [...before, reading.value];
  throw new InvalidArgumentError(`Give ${reading.expected}.`);
}

export function readEmail(text: string): string {
  if (isEmail(text)) return text;
  throw new InvalidArgumentError('Give an address like office@partner.example.');
}
