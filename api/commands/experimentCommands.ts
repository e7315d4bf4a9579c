import path from 'node:path';
import type { Command } from 'commander';
import type { Knex } from 'knex';
import type { SiteFile } from '#contract/common/siteFile.ts';
import { readSiteFile } from '../middleware/siteFile.ts';
import { readExperiment, verdictWords } from '../reports/readExperiment.ts';
import { optionFor, readDay } from './options.ts';
import { list, type Row } from './output.ts';
import { withTables } from './session.ts';

const readAll = (knex: Knex, { pages }: SiteFile) =>
  Promise.all(
    Object.entries(pages).flatMap(([address, { variant }]) => {
      if (!variant) return [];
      const { campaign, sent: most, starts } = variant;
      const state = readExperiment(knex, { campaign: campaign.toLowerCase(), most, since: readDay(starts) });
      return [state.then((found) => ({ page: address, campaign, most, ...found }))];
    }),
  );

const showExperiments = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withTables(async ({ config, database }) => {
    const items = await readAll(database.knex, readSiteFile(path.join(config.builtDir, 'site')));
    const row = ({ page, most, opened, sent, verdict }: (typeof items)[number]): Row => ({
      Page: page,
      'A opened': opened.a,
      'A sent': sent.a,
      'B opened': opened.b,
      'B sent': sent.b,
      of: most,
      Verdict: verdictWords(verdict),
    });
    list({ items, row, none: 'No page of this build has a second version.' }, json === true);
  });

/** `quotes experiments`: pages with two versions, and whether their tests have ended. */
export function addExperiments(program: Command): void {
  program
    .command('experiments')
    .description('pages that are shown in two versions: what each has brought, and what to do')
    .addOption(optionFor.json())
    .action(showExperiments);
}
