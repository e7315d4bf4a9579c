import type { Knex } from 'knex';
import { dayWords } from '#contract/common/calendar.ts';
import { SHOWN, VARIANTS, type Variant } from '#contract/common/wire.ts';
import type { CountRow } from '../statistics/countRow.ts';
import { judge, type ExperimentDay, type Verdict } from './experiment.ts';
import { countsBetween, type PerformanceFilter } from './performance.ts';

type Pair = Record<Variant, number>;

/** A test as it stands. */
export interface ExperimentState {
  readonly shown: Readonly<Pair>;
  readonly opened: Readonly<Pair>;
  readonly sent: Readonly<Pair>;
  readonly verdict: Verdict;
}

/** Which visits are those of a test. */
export interface ExperimentQuery extends PerformanceFilter {
  /** The version that a sum is of; undefined for sums of anything else. */
  readonly versionOf: (row: CountRow) => Variant | undefined;
  /** Sent forms of both versions together, fixed before it began. */
  readonly most: number;
}

const none = (): Pair => ({ a: 0, b: 0 });

/** The version that has this name in the counts. */
export const variantNamed = (name: string, nameOf: (variant: Variant) => string): Variant | undefined =>
  VARIANTS.find((variant) => nameOf(variant) === name);

const SUMS: Readonly<Record<string, 'shown' | 'opened' | 'sent'>> = {
  [SHOWN]: 'shown',
  opened: 'opened',
  sent: 'sent',
};

/** The days of a test, in their order. */
function daysOf(rows: readonly CountRow[], versionOf: ExperimentQuery['versionOf']): ExperimentDay[] {
  const days = new Map<string, { day: string; shown: Pair; opened: Pair; sent: Pair }>();
  for (const row of rows) {
    const sum = SUMS[row.step];
    const variant = sum && versionOf(row);
    if (!variant) continue;
    const sums = days.get(row.day) ?? { day: row.day, shown: none(), opened: none(), sent: none() };
    sums[sum][variant] += row.visits;
    days.set(row.day, sums);
  }
  return [...days.values()];
}

/** What a test has brought, and what that says. */
export async function readExperiment(db: Knex, query: ExperimentQuery): Promise<ExperimentState> {
  const days = daysOf(await countsBetween(db, query), query.versionOf);
  const sumOf = (what: 'shown' | 'opened' | 'sent'): Pair =>
    days.reduce((sum, day) => ({ a: sum.a + day[what].a, b: sum.b + day[what].b }), none());
  return {
    shown: sumOf('shown'),
    opened: sumOf('opened'),
    sent: sumOf('sent'),
    verdict: judge(days, query.most),
  };
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
      return 'Not half and half: something favours one version. Find out what, and begin anew.';
    default:
      return verdict.earliest === undefined
        ? 'Continue. Nothing has been sent yet, so nobody can say until when.'
        : `Continue. It cannot end before ${dayWords(verdict.earliest)}.`;
  }
}
