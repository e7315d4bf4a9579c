import path from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { dayWords, ukDay } from '#contract/common/calendar.ts';
import { VARIANTS, type Variant } from '#contract/common/wire.ts';
import type { Config } from '../config/config.ts';
import { readSiteFile } from '../middleware/siteFile.ts';
import { readExperiments, standingWords, type Experiment, type ExperimentChoice } from '../reports/allExperiments.ts';
import { endPartnerTest, findPartnerTest, isTestName, startPartnerTest } from '../statistics/partnerTests.ts';
import { optionFor } from './options.ts';
import { list, printable, printJson, printLines, type Row } from './output.ts';
import { partnerNamed, withPartnerId } from './partnerNamed.ts';
import { CommandError, withTables } from './session.ts';

/** The pages that the server shows, which may have two versions. */
export const builtPages = ({ builtDir }: Pick<Config, 'builtDir'>): ExperimentChoice['pages'] =>
  readSiteFile(path.join(builtDir, 'site')).pages;

const rowOf = ({ name, partner, most, shown, opened, sent, ...test }: Experiment): Row => ({
  Test: partner === null ? name : `${partner}: ${name}`,
  'A shown': shown.a,
  'A opened': opened.a,
  'A sent': sent.a,
  'B shown': shown.b,
  'B opened': opened.b,
  'B sent': sent.b,
  of: most,
  Verdict: standingWords(test),
});

/** A table of every test, or of those of one partner. */
export const showExperiments = (isJson: boolean, partner?: string): Promise<void> =>
  withTables(async ({ config, database: { knex } }) => {
    const items = await readExperiments(knex, await withPartnerId(knex, { pages: builtPages(config), partner }));
    list({ items, row: rowOf, none: 'Nothing is shown in two versions.' }, isJson);
  });

const LEAST = 50;
const MOST = 20_000;

function readMost(text: string): number {
  const most = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (most < LEAST || most > MOST) throw new InvalidArgumentError(`Give a number from ${LEAST} to ${MOST}.`);
  return most;
}

function readName(text: string): string {
  if (isTestName(text)) return text;
  throw new InvalidArgumentError('Give a name like spring: small letters, digits and hyphens, no long number.');
}

interface StartOptions {
  readonly sent: number;
  readonly json?: boolean;
}

const start = (named: string, name: string, { sent: most, json }: StartOptions): Promise<void> =>
  withTables(async ({ database: { knex }, now }) => {
    const { id, key } = await partnerNamed(knex, named);
    const starts = ukDay(now.getTime());
    const isNew = await startPartnerTest(knex, { partner_id: id, name, most, starts });
    if (!isNew) throw new CommandError(`${id} has had a test called ${name}: take another name.`);
    if (json) {
      printJson({ partner: id, key, name, most, starts });
      return;
    }
    printLines(
      `The test ${name} of ${id} has started. It ends when one version is clearly ahead, or after ${most} sent forms.`,
      `On the page: data-two-versions="${name}", with partner="${key}" on both tags; docs/partners.md, Two versions of a tag.`,
    );
  });

interface EndOptions {
  readonly keep: Variant;
  readonly json?: boolean;
}

const end = (named: string, name: string, { keep, json }: EndOptions): Promise<void> =>
  withTables(async ({ database: { knex }, now }) => {
    const { id } = await partnerNamed(knex, named);
    const test = await findPartnerTest(knex, id, name);
    if (!test) throw new CommandError(`${id} has no test called ${printable(name)}. "quotes experiments" names them.`);
    if (test.ended !== null)
      throw new CommandError(`The test ${name} of ${id} already ended on ${dayWords(test.ended)}.`);
    const ended = ukDay(now.getTime());
    await endPartnerTest(knex, test, { ended, kept: keep });
    if (json) {
      printJson({ partner: id, name, ended, kept: keep });
      return;
    }
    printLines(
      `The test ${name} of ${id} has ended. Within an hour everyone sees ${keep.toUpperCase()}, and counting stops.`,
    );
    printLines('Tell the partner to leave that version alone on the page.');
  });

/** `quotes experiments`: what is shown in two versions, and whether the tests have ended. */
export function addExperiments(program: Command): void {
  const experiments = program
    .command('experiments')
    .description('show the tests of pages and tags in two versions: results, and what to do next')
    .addOption(optionFor.partner())
    .addOption(optionFor.json())
    .action(({ partner, json }: { readonly partner?: string; readonly json?: boolean }) =>
      showExperiments(json === true, partner),
    );
  experiments
    .command('start')
    .description('start a test on a partner’s pages')
    .argument('<partner>', 'id or key')
    .argument('<name>', 'name of the test, as on the page: spring', readName)
    .requiredOption('--sent <count>', 'end the test after this many sent forms, both versions together', readMost)
    .addOption(optionFor.json())
    .action(start);
  experiments
    .command('end')
    .description('end a test and show everyone one version')
    .argument('<partner>', 'id or key')
    .argument('<name>', 'name of the test')
    .addOption(new Option('--keep <version>', 'which').choices(VARIANTS).makeOptionMandatory())
    .addOption(optionFor.json())
    .action(end);
}
