import type { Knex } from 'knex';
import { monthOf, ukDay } from '#contract/common/calendar.ts';
import { figuresOf, responsesBetween, type Response } from '../desk/responses.ts';
import { readExperiments, type Experiment } from './allExperiments.ts';
import { reportPerformances, type Performance } from './performance.ts';

/** A month, or a form, of a partner's pages. */
export interface StatementRow {
  /** "2026-11", or the name of a form. */
  readonly value: string;
  /** Visits in which the form was touched, as far as they are counted. */
  readonly views: number;
  readonly starts: number;
  readonly quotes: number;
  readonly won: number;
  readonly wonPounds: number;
  /** Half of the quotes were taken within so many minutes of opening hours; null where the sales desk knows none. */
  readonly responseMinutes: number | null;
}

export interface Statement {
  readonly months: readonly StatementRow[];
  readonly forms: readonly StatementRow[];
  /** Tags that are shown in two versions. */
  readonly tests: readonly Experiment[];
}

const arrivalMonth = ({ arrivedAt }: Response): string => monthOf(ukDay(Date.parse(arrivedAt)));

const rowOf = (
  { value, opened, started, leads, suspect, won, wonPounds }: Performance,
  responses: readonly Response[],
): StatementRow => ({
  value: value ?? '',
  views: opened,
  starts: started,
  quotes: leads - suspect,
  won,
  wonPounds,
  responseMinutes: figuresOf(responses).medianMinutes,
});

/** What a partner's pages have brought: sums alone, nothing of a visitor. */
export async function readStatement(db: Knex, partner: string): Promise<Statement> {
  const responses = await responsesBetween(db, { partner });
  const [months = [], forms = []] = await reportPerformances(db, ['month', 'funnel'], { partner });
  const tests = await readExperiments(db, { pages: {}, partner });
  return {
    tests: tests.map((test) => ({ ...test, partner: null })),
    months: months.map((item) =>
      rowOf(
        item,
        responses.filter((response) => arrivalMonth(response) === item.value),
      ),
    ),
    forms: forms.map((item) =>
      rowOf(
        item,
        responses.filter(({ funnel }) => funnel === item.value),
      ),
    ),
  };
}
