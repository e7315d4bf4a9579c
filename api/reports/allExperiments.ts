import type { Knex } from 'knex';
import { dayWords, ukDayStart } from '#contract/common/calendar.ts';
import type { SiteFile } from '#contract/common/siteFile.ts';
import { variantName } from '#contract/common/wire.ts';
import { listPartnerTests, type PartnerTest } from '../statistics/partnerTests.ts';
import { readExperiment, variantNamed, verdictWords, type ExperimentState } from './readExperiment.ts';

/** A test of a page of ours, or of a tag on pages of a partner. */
export interface Experiment extends ExperimentState {
  /** "/campaigns/winter-battery", or the name that the test of a partner has. */
  readonly name: string;
  /** Id of the partner; null for a page of ours. */
  readonly partner: string | null;
  readonly most: number;
  /** YYYY-MM-DD; undefined while it runs. Everybody sees `kept` from then on. */
  readonly ended: string | undefined;
  readonly kept: string | undefined;
}

/** Which of them are wanted. */
export interface ExperimentChoice {
  /** The pages that the site was built with. */
  readonly pages: SiteFile['pages'];
  /** Id of a partner: those of its pages alone. */
  readonly partner?: string | undefined;
}

const startOf = (day: string): string => new Date(ukDayStart(day)).toISOString();

const ofPages = (db: Knex, pages: SiteFile['pages']): Promise<Experiment>[] =>
  Object.entries(pages).flatMap(([address, { variant }]) => {
    if (!variant) return [];
    const { sent: most, starts } = variant;
    const campaign = variant.campaign.toLowerCase();
    const state = readExperiment(db, {
      most,
      since: startOf(starts),
      versionOf: (row) => (row.campaign === campaign ? variantNamed(row.variant, (name) => name) : undefined),
    });
    return [
      state.then((found) => ({ name: address, partner: null, most, ended: undefined, kept: undefined, ...found })),
    ];
  });

async function ofPartner(db: Knex, test: PartnerTest): Promise<Experiment> {
  const { partner_id: partner, name, most, starts, ended, kept } = test;
  const state = await readExperiment(db, {
    most,
    partner,
    since: startOf(starts),
    versionOf: (row) => variantNamed(row.variant, (variant) => variantName(name, variant)),
  });
  return { name, partner, most, ended: ended ?? undefined, kept: kept ?? undefined, ...state };
}

/** Every test with what it says. */
export async function readExperiments(db: Knex, { pages, partner }: ExperimentChoice): Promise<Experiment[]> {
  const tests = await listPartnerTests(db, partner);
  const own = partner === undefined ? ofPages(db, pages) : [];
  return Promise.all([...own, ...tests.map((test) => ofPartner(db, test))]);
}

/** What to do about it; of one that was ended, what was done too. */
export function standingWords({ verdict, ended, kept }: Pick<Experiment, 'verdict' | 'ended' | 'kept'>): string {
  if (ended === undefined) return verdictWords(verdict);
  const since = `Ended on ${dayWords(ended)}: everyone sees ${(kept ?? '').toUpperCase()}.`;
  if (verdict.kind === 'a' || verdict.kind === 'b') return `${since} ${verdict.kind.toUpperCase()} was better.`;
  return verdict.kind === 'no-difference' ? `${since} There was no difference.` : `${since} It was not decided.`;
}
