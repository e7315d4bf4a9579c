import type { Knex } from 'knex';
import { COUNTS } from '#contract/common/wire.ts';
import { FORM_TAGS, type TagName } from '#contract/tags.ts';
import { countsBetween, type PerformanceFilter } from './performance.ts';

/** How many visits got as far as this with one tag. */
export interface StepReach {
  readonly tag: TagName;
  /** "opened", "started", "step-2", …, "sent" */
  readonly step: string;
  readonly visits: number;
  /** Percent of the visits that opened it. */
  readonly ofOpened: number;
}

const STEPS = ['opened', 'started', ...COUNTS.filter((word) => word.startsWith('step-')), 'sent'];

/** Tag by tag, how far visits got; tags that nobody opened are left out. */
export async function reportSteps(db: Knex, filter: PerformanceFilter = {}): Promise<StepReach[]> {
  const rows = await countsBetween(db, filter);
  const visitsOf = (tag: string, step: string): number =>
    rows.reduce((sum, row) => (row.tag === tag && row.step === step ? sum + row.visits : sum), 0);
  return FORM_TAGS.flatMap((tag) => {
    const opened = visitsOf(tag, 'opened');
    const reached = STEPS.map((step) => ({ step, visits: visitsOf(tag, step) })).filter(({ visits }) => visits > 0);
    return reached.map(({ step, visits }) => ({
      tag,
      step,
      visits,
      ofOpened: opened === 0 ? 0 : Math.round((100 * visits) / opened),
    }));
  });
}
