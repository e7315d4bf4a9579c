import { Option, type Command } from 'commander';
import { BYTE_ORDER_MARK, csvLine } from '../documents/csv.ts';
import { leadBatches, type LeadFilter } from '../leads/findLeads.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { EXPORT_COLUMNS, exportRow, leadJson } from './leadWords.ts';
import { optionFor } from './options.ts';
import { createProgress, type Row } from './output.ts';
import { writingTo } from './outputFile.ts';
import { withPartnerId } from './partnerNamed.ts';
import { withTables, wrongUsage } from './session.ts';

/** Lines of a file for spreadsheets; the names of the columns come first, once, and where there are no lines too. */
export function createCsv<Name extends string>(
  columns: readonly Name[],
): (rows: readonly Readonly<Record<Name, Row[string]>>[]) => string {
  let head = BYTE_ORDER_MARK + csvLine(columns);
  return (rows) => {
    const text = head + rows.map((row) => csvLine(columns.map((name) => row[name]))).join('');
    head = '';
    return text;
  };
}

const jsonLines = (leads: readonly LeadRow[]): string =>
  leads.map((lead) => `${JSON.stringify(leadJson(lead))}\n`).join('');

interface ExportOptions extends LeadFilter {
  readonly format?: 'csv' | 'json';
  readonly json?: boolean;
  readonly output?: string;
}

async function exportLeads({ format, json = false, output, ...given }: ExportOptions): Promise<void> {
  if (json && format === 'csv') throw wrongUsage('Give one of the two: --json, or --format csv.');
  const isJson = json || format === 'json';
  await withTables(async ({ database: { knex } }) => {
    const filter = await withPartnerId(knex, given);
    await writingTo(output, async (write) => {
      const csv = createCsv(EXPORT_COLUMNS);
      const progress = createProgress('lead', 'written');
      if (!isJson) await write(csv([]));
      for await (const batch of leadBatches(knex, filter)) {
        await write(isJson ? jsonLines(batch) : csv(batch.map(exportRow)));
        progress.step(batch.length);
      }
      progress.end();
    });
  });
}

/** `quotes leads export` */
export function addExport(leads: Command): void {
  leads
    .command('export')
    .description('export every lead as CSV (safe to open in a spreadsheet) or JSON')
    .addOption(optionFor.since())
    .addOption(optionFor.until())
    .addOption(optionFor.funnel())
    .addOption(optionFor.partner())
    .option('--suspect', 'only suspect leads: they look automated, so no mail was sent')
    .addOption(
      new Option('--format <format>', 'csv, or json with one object per line; csv when left out').choices([
        'csv',
        'json',
      ]),
    )
    .option('--json', 'the same as --format json')
    .option('--output <file>', 'write to a new file instead of the screen')
    .action(exportLeads);
}
