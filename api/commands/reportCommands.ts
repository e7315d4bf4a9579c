import { writeFile } from 'node:fs/promises';
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
import { createStatementLinks, STATEMENT_DAYS } from '../reports/statementLinks.ts';
import { renderStatement } from '../reports/statementPage.ts';
import { reportSteps } from '../reports/steps.ts';
import { builtPages } from './experimentCommands.ts';
import { optionFor, readCount } from './options.ts';
import { list, printNote, printLines, type Row } from './output.ts';
import { partnerNamed } from './partnerNamed.ts';
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
    const items = await reportPerformance(database.knex, by, filter);
    list({ items, row: (item) => rowOf(item, by), none: 'Nothing counted and no leads.' }, isJson);
  });

/** `leads report --by step`: form by form, how far visits got. */
export const showSteps = (filter: PerformanceFilter, isJson: boolean): Promise<void> =>
  withTables(async ({ database }) => {
    const items = await reportSteps(database.knex, filter);
    const row = ({ tag, step, visits, ofOpened }: (typeof items)[number]): Row => ({
      tag,
      step,
      visits,
      'of opened': `${ofOpened}%`,
    });
    list({ items, row, none: 'No steps counted.' }, isJson);
  });

interface ReportOptions extends PerformanceFilter {
  readonly output: string;
}

const writeReport = ({ output, ...filter }: ReportOptions): Promise<void> =>
  withTables(async ({ config, database, now }) => {
    const page = await composeReport(database.knex, { ...filter, now, pages: builtPages(config) });
    await writeFile(output, page, { mode: 0o600 });
    printNote(`Written: ${path.resolve(output)}`);
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
    .action(writeReport);
}

interface StatementOptions {
  readonly output?: string;
  readonly days: number;
}

const writeStatement = (name: string, { output, days }: StatementOptions): Promise<void> =>
  withTables(async ({ config, database: { knex }, now }) => {
    const partner = await partnerNamed(knex, name);
    if (output === undefined) {
      const links = createStatementLinks(knex, { publicUrl: config.publicUrl, now: () => now });
      printLines(await links.make(partner.id, days));
      return;
    }
    const statement = await readStatement(knex, partner.id);
    const text = output.endsWith('.csv') ? statementCsv(statement) : renderStatement(partner.name, statement).html;
    await writeFile(output, text, { mode: 0o600 });
    printNote(`Written: ${path.resolve(output)}`);
  });

/** `quotes partners statement`: what the pages of a partner have brought. */
export function addStatement(partners: Command): void {
  partners
    .command('statement')
    .description('print a link that shows a partner their results, or write them to a file')
    .argument('<partner>', 'id or key')
    .option('--output <file>', 'file to write: a page, or CSV if the name ends in .csv')
    .option('--days <count>', 'days the link works', readCount, STATEMENT_DAYS)
    .action(writeStatement);
}
