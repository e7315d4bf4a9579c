import type { Knex } from 'knex';
import { dayWords } from '#contract/common/calendar.ts';
import { judge, VARIANTS, type ExperimentDay, type Variant, type Verdict } from './experiment.ts';
import { countsBetween, type PerformanceFilter } from './performance.ts';

/** A test as it stands. */
export interface ExperimentState {
  readonly opened: Readonly<Record<Variant, number>>;
  readonly sent: Readonly<Record<Variant, number>>;
  readonly verdict: Verdict;
}

type Pair = Record<Variant, number>;
const none = (): Pair => ({ a: 0, b: 0 });
const isVariant = (name: string): name is Variant => VARIANTS.some((known) => known === name);

/** The days of a campaign whose page has two versions. */
async function daysOf(db: Knex, campaign: string, filter: PerformanceFilter): Promise<ExperimentDay[]> {
  const days = new Map<string, { day: string; opened: Pair; sent: Pair }>();
  for (const { day, campaign: name, variant, step, visits } of await countsBetween(db, filter)) {
    if (name !== campaign || !isVariant(variant) || (step !== 'opened' && step !== 'sent')) continue;
    const sums = days.get(day) ?? { day, opened: none(), sent: none() };
    sums[step][variant] += visits;
    days.set(day, sums);
  }
  return [...days.values()];
}

/** @param campaign in small letters, as counts name it @param most sent forms that were fixed before it began */
export async function readExperiment(
  db: Knex,
  { campaign, most, ...filter }: PerformanceFilter & { readonly campaign: string; readonly most: number },
): Promise<ExperimentState> {
  const days = await daysOf(db, campaign, filter);
  const sumOf = (what: 'opened' | 'sent'): Pair =>
    days.reduce((sum, day) => ({ a: sum.a + day[what].a, b: sum.b + day[what].b }), none());
  return { opened: sumOf('opened'), sent: sumOf('sent'), verdict: judge(days, most) };
}

/** What to do about it, in a sentence. */
export function verdictWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'a':
    case 'b':
      return `${verdict.kind.toUpperCase()} is better: decided on ${dayWords(verdict.since)}. Keep it, and end the test.`;
    case 'no-difference':
      return `No difference, as of ${dayWords(verdict.since)}. Keep the one you like, and end the test.`;
    case 'uneven':
      return 'The visits are not half and half. Something shows or counts one version more: find out what, and begin anew.';
    default:
      return verdict.earliest === undefined
        ? 'Continue. Nothing has been sent yet, so nobody can say until when.'
        : `Continue. It cannot end before ${dayWords(verdict.earliest)}.`;
  }
}
