import { Option, type Command } from 'commander';
import { newestLeads, reportLeads, REPORTS, type LeadFilter, type Report } from '../leads/findLeads.ts';
import { listOutbox, type OutboxEntry } from '../outbox/manageOutbox.ts';
import { addErase } from './eraseCommands.ts';
import { addExport } from './exportLeads.ts';
import { addLeadMails } from './leadMailCommands.ts';
import { leadJson, leadLines, leadRowWords } from './leadWords.ts';
import { optionFor } from './options.ts';
import { list, printable, say, sayJson, type Row } from './output.ts';
import { leadNamed, withTables } from './session.ts';

interface ListOptions extends LeadFilter {
  readonly limit: number;
  readonly json?: boolean;
}

const mailRow = ({ event, status, attempts, createdAt, sentAt, lastError }: OutboxEntry): Row => ({
  Mail: event,
  Status: status,
  Tries: attempts,
  Queued: createdAt,
  Sent: sentAt,
  'Last error': lastError,
});

const showLeads = (filter: ListOptions): Promise<void> =>
  withTables(async ({ database }) => {
    const items = await newestLeads(database.knex, filter, filter.limit);
    list({ items, row: leadRowWords, json: leadJson, none: 'No such leads.' }, filter.json === true);
  });

const showLead = (name: string, { json }: { readonly json?: boolean }): Promise<void> =>
  withTables(async ({ database }) => {
    const lead = await leadNamed(database, name);
    const mails = await listOutbox(database.knex, { leads: [lead.id] });
    if (json) {
      sayJson({ ...leadJson(lead), mails });
      return;
    }
    const lines = leadLines(lead);
    const width = Math.max(...lines.map(([label]) => label.length));
    say(...lines.map(([label, value]) => `${label.padEnd(width)}  ${printable(value)}`), '');
    list({ items: mails, row: mailRow, none: 'No mails.' }, false);
  });

interface ReportOptions extends LeadFilter {
  readonly by: Report;
  readonly json?: boolean;
}

const showReport = ({ by, json, ...filter }: ReportOptions): Promise<void> =>
  withTables(async ({ database }) => {
    const items = await reportLeads(database.knex, by, filter);
    const row = ({ value, ...counts }: (typeof items)[number]): Row => ({ [by]: value ?? '(none)', ...counts });
    list({ items, row, none: 'No such leads.' }, json === true);
  });

/** `quotes leads`: what was sent in, and what became of it. */
export function addLeads(program: Command): void {
  const leads = program.command('leads').description('what visitors have sent');
  leads
    .command('list')
    .description('the newest leads')
    .addOption(optionFor.since())
    .addOption(optionFor.until())
    .addOption(optionFor.funnel())
    .addOption(optionFor.partner())
    .option('--suspect', 'only those that look like a robot’s and were mailed to nobody')
    .addOption(optionFor.limit(50))
    .addOption(optionFor.json())
    .action(showLeads);
  leads
    .command('show')
    .description('everything about one lead, and its mails')
    .argument('<reference>', 'reference or id')
    .addOption(optionFor.json())
    .action(showLead);
  leads
    .command('report')
    .description('how many leads there are, and how many asked for a day or want to buy')
    .addOption(new Option('--by <what>', 'counted by').choices(REPORTS).default('funnel'))
    .addOption(optionFor.since())
    .addOption(optionFor.until())
    .addOption(optionFor.json())
    .action(showReport);
  addExport(leads);
  addLeadMails(leads);
  addErase(leads);
}
