import path from 'node:path';
import type { Command } from 'commander';
import {
  PERFORMANCE_GROUPS,
  reportPerformance,
  type Performance,
  type PerformanceFilter,
  type PerformanceGroup,
} from '../reports/performance.ts';
import { readyWords } from '../reports/readyTimes.ts';
import { composeReport } from '../reports/reportPage.ts';
import { readStatement } from '../reports/statement.ts';
import { statementCsv } from '../reports/statementCsv.ts';
import { createStatementLinks, STATEMENT_DAYS, STATEMENT_KEY } from '../reports/statementLinks.ts';
import { renderStatement } from '../reports/statementPage.ts';
import { reportSteps } from '../reports/steps.ts';
import { builtPages } from './experimentCommands.ts';
import { optionFor, readCount } from './options.ts';
import { createProgress, list, printJson, printNote, printLines, type Row } from './output.ts';
import { writeWhole } from './outputFile.ts';
import { partnerNamed, withPartnerId } from './partnerNamed.ts';
import { addRevoke } from './revokeLinks.ts';
import { withTables } from './session.ts';

/** Of `leads report --by`: how far visitors got. */
export const STEP = 'step';

/** Of `leads report --by`: what is shown in two versions. */
export const VARIANT = 'variant';

export const isPerformanceGroup = (by: string): by is PerformanceGroup =>
  PERFORMANCE_GROUPS.some((known) => known === by);

const rowOf = ({ value, wonPounds, readyMs, ...counts }: Performance, by: PerformanceGroup): Row => ({
  [by]: value ?? '(none)',
  ...counts,
  'won £': wonPounds,
  'ready p75': readyWords(readyMs),
});

/** `leads report --by partner`: from opened forms to what was won. */
export const showPerformance = (by: PerformanceGroup, filter: PerformanceFilter, isJson: boolean): Promise<void> =>
  withTables(async ({ database }) => {
    const progress = createProgress('lead', 'read');
    const chosen = await withPartnerId(database.knex, filter);
    const items = await reportPerformance(database.knex, by, { ...chosen, onRead: progress.step });
    progress.end();
    list({ items, row: (item) => rowOf(item, by), none: 'Nothing counted and no leads.' }, isJson);
  });

/** `leads report --by step`: form by form, how far visits got. */
export const showSteps = (filter: PerformanceFilter, isJson: boolean): Promise<void> =>
  withTables(async ({ database }) => {
    const items = await reportSteps(database.knex, await withPartnerId(database.knex, filter));
    const row = ({ tag, step, visits, ofOpened }: (typeof items)[number]): Row => ({
      tag,
      step,
      visits,
      'of opened': `${ofOpened}%`,
    });
    list({ items, row, none: 'No steps counted.' }, isJson);
  });

function sayWritten(file: string, isJson: boolean): void {
  const written = path.resolve(file);
  if (isJson) printJson({ file: written });
  else printNote(`Written: ${written}`);
}

interface FileOptions {
  readonly yes?: boolean;
  readonly json?: boolean;
}

interface ReportOptions extends PerformanceFilter, FileOptions {
  readonly output: string;
}

const writeReport = ({ output, yes = false, json = false, ...filter }: ReportOptions): Promise<void> =>
  withTables(async ({ config, database: { knex }, now }) => {
    const chosen = await withPartnerId(knex, filter);
    const progress = createProgress('lead', 'read');
    const { retention } = config;
    const options = { ...chosen, now, retention, pages: builtPages(config), onRead: progress.step };
    await writeWhole(output, yes, () => composeReport(knex, options));
    progress.end();
    sayWritten(output, json);
  });

/** `quotes report`: all of it on one page. */
export function addReport(program: Command): void {
  program
    .command('report')
    .description('write a page with charts: what forms, campaigns and partners have brought')
    .option('--output <file>', 'file to write', 'report.html')
    .addOption(optionFor.since())
    .addOption(optionFor.until())
    .addOption(optionFor.partner())
    .addOption(optionFor.replace())
    .addOption(optionFor.json())
    .action(writeReport);
}

interface StatementOptions extends FileOptions {
  readonly output?: string;
  readonly days: number;
}

const writeStatement = (name: string, options: StatementOptions): Promise<void> =>
  withTables(async ({ config, database: { knex }, now }) => {
    const { output, days, yes = false, json = false } = options;
    const partner = await partnerNamed(knex, name);
    if (output === undefined) {
      const links = createStatementLinks(knex, { publicUrl: config.publicUrl, now: () => now });
      const link = await links.make(partner.id, days);
      if (json) printJson({ partner: partner.id, link, days });
      else printLines(link);
      return;
    }
    await writeWhole(output, yes, async () => {
      const statement = await readStatement(knex, partner.id);
      return output.endsWith('.csv') ? statementCsv(statement) : renderStatement(partner.name, statement, config).html;
    });
    sayWritten(output, json);
  });

/** `quotes partners statement`: what the pages of a partner have brought; `revoke-statements` ends all links to one. */
export function addStatement(partners: Command): void {
  partners
    .command('statement')
    .description('print a link that shows a partner their results, or write them to a file')
    .argument('<partner>', 'id or key')
    .option('--output <file>', 'file to write: a page, or CSV if the name ends in .csv')
    .option('--days <count>', 'days the link works', readCount, STATEMENT_DAYS)
    .addOption(optionFor.replace())
    .addOption(optionFor.json())
    .action(writeStatement);
  addRevoke(partners, 'revoke-statements', { key: STATEMENT_KEY, which: 'every link to a statement' });
}
