import { open, type FileHandle } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import { PRIVATE } from '../db/dataFolder.ts';
import { BYTE_ORDER_MARK, csvLine } from '../documents/csv.ts';
import { leadBatches, type LeadFilter } from '../leads/findLeads.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { exportRow, leadJson } from './leadWords.ts';
import { optionFor } from './options.ts';
import { createProgress, type Row } from './output.ts';
import { CommandError, withTables } from './session.ts';

type Write = (text: string) => Promise<void>;

const toStdout: Write = (text) =>
  new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });

async function newFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', PRIVATE);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new CommandError(isThere ? `${file} is there already: choose another name` : `${file} cannot be written`);
  }
}

/** Hands over where to write to: a new file that only its owner may read, or standard output. */
export async function writingTo(file: string | undefined, work: (write: Write) => Promise<void>): Promise<void> {
  if (file === undefined) {
    await work(toStdout);
    return;
  }
  const handle = await newFile(file);
  try {
    await work(async (text) => {
      await handle.appendFile(text);
    });
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Columns and lines of a file for spreadsheets; the names come first, once. */
export function createCsv(): (rows: readonly Row[]) => string {
  let isBegun = false;
  return (rows) => {
    const [first] = rows;
    if (!first) return '';
    const head = isBegun ? '' : BYTE_ORDER_MARK + csvLine(Object.keys(first));
    isBegun = true;
    return head + rows.map((row) => csvLine(Object.values(row))).join('');
  };
}

const jsonLines = (leads: readonly LeadRow[]): string =>
  leads.map((lead) => `${JSON.stringify(leadJson(lead))}\n`).join('');

interface ExportOptions extends LeadFilter {
  readonly format: 'csv' | 'json';
  readonly output?: string;
}

const exportLeads = ({ format, output, ...filter }: ExportOptions): Promise<void> =>
  withTables(({ database }) =>
    writingTo(output, async (write) => {
      const csv = createCsv();
      const progress = createProgress('leads written');
      for await (const batch of leadBatches(database.knex, filter)) {
        await write(format === 'json' ? jsonLines(batch) : csv(batch.map(exportRow)));
        progress.step(batch.length);
      }
      progress.end();
    }),
  );

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
      new Option('--format <format>', 'csv, or json with one object per line').choices(['csv', 'json']).default('csv'),
    )
    .option('--output <file>', 'write to a new file instead of the screen')
    .action(exportLeads);
}
