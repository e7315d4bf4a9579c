import { Option, type Command } from 'commander';
import { bookedAppointments } from '../appointments/appointmentRow.ts';
import { deskLines } from '../desk/ofLead.ts';
import { RESPONSE_GROUPS } from '../desk/report.ts';
import { newestLeads, reportPriceChecks, type LeadFilter } from '../leads/findLeads.ts';
import { listOutbox, type OutboxEntry } from '../outbox/manageOutbox.ts';
import { PERFORMANCE_GROUPS } from '../reports/performance.ts';
import { showResponses, type ResponseOptions } from './deskCommands.ts';
import { addErase } from './eraseCommands.ts';
import { showExperiments } from './experimentCommands.ts';
import { addExport } from './exportLeads.ts';
import { addLeadMails } from './leadMailCommands.ts';
import { appointmentLine, leadJson, leadLines, leadRowWords } from './leadWords.ts';
import { optionFor } from './options.ts';
import { list, momentOf, printable, printLines, printJson, type Row } from './output.ts';
import { withPartnerId } from './partnerNamed.ts';
import { isPerformanceGroup, showPerformance, showSteps, STEP, VARIANT } from './reportCommands.ts';
import { leadNamed, withTables, wrongUsage } from './session.ts';
import { addWithdraw } from './withdrawCommand.ts';

interface ListOptions extends LeadFilter {
  readonly limit: number;
  readonly json?: boolean;
}

const mailRow = ({ event, status, attempts, createdAt, sentAt, lastError }: OutboxEntry): Row => ({
  Mail: event,
  Status: status,
  Tries: attempts,
  Queued: momentOf(createdAt),
  Sent: momentOf(sentAt),
  'Last error': lastError,
});

const showLeads = ({ limit, json, ...filter }: ListOptions): Promise<void> =>
  withTables(async ({ database: { knex } }) => {
    const items = await newestLeads(knex, await withPartnerId(knex, filter), limit);
    list({ items, row: leadRowWords, json: leadJson, none: 'No such leads.' }, json === true);
  });

const showLead = (name: string, { json }: { readonly json?: boolean }): Promise<void> =>
  withTables(async ({ database }) => {
    const lead = await leadNamed(database, name);
    const mails = await listOutbox(database.knex, { leads: [lead.id] });
    const onDesk = await deskLines(database.knex, lead.id);
    const booked = await bookedAppointments(database.knex, [lead.id]);
    if (json) {
      const appointments = booked.map(({ kind, day, slot }) => ({ kind, day, slot }));
      printJson({ ...leadJson(lead), appointments, mails, desk: onDesk.map(([, words]) => words) });
      return;
    }
    const lines = leadLines(lead, [...booked.map(appointmentLine), ...onDesk]);
    const width = Math.max(...lines.map(([label]) => label.length));
    printLines(...lines.map(([label, value]) => `${label.padEnd(width)}  ${printable(value)}`.trimEnd()), '');
    list({ items: mails, row: mailRow, none: 'No mails.' }, false);
  });

/** Of the sales desk: how soon leads were taken. */
const RESPONSE = 'response';
const PRICE_CHECK = 'price-check';
const REPORTS = [...PERFORMANCE_GROUPS, STEP, VARIANT, PRICE_CHECK, RESPONSE] as const;

interface ReportOptions extends LeadFilter, Pick<ResponseOptions, 'per'> {
  readonly by: (typeof REPORTS)[number];
  readonly json?: boolean;
}

// A test is judged from its first day on, whoever looks when.
function showVariants({ since, until, partner }: LeadFilter, json: boolean): Promise<void> {
  if (since || until)
    throw wrongUsage('--by variant: a test counts from its first day on, without --since and --until.');
  return showExperiments(json, partner);
}

function showReport({ by, per, json = false, ...filter }: ReportOptions): Promise<void> {
  if (by === RESPONSE) return showResponses({ json, per, ...filter });
  if (per) throw wrongUsage('--per goes with --by response.');
  if (by === STEP) return showSteps(filter, json);
  if (by === VARIANT) return showVariants(filter, json);
  if (isPerformanceGroup(by)) return showPerformance(by, filter, json);
  return withTables(async ({ database: { knex } }) => {
    const items = await reportPriceChecks(knex, await withPartnerId(knex, filter));
    const row = ({ value, ...counts }: (typeof items)[number]): Row => ({ [by]: value ?? '(none)', ...counts });
    list({ items, row, none: 'No such leads.' }, json);
  });
}

/** `quotes leads`: what was sent in, and what became of it. */
export function addLeads(program: Command): void {
  const leads = program.command('leads').description('list, show, report, export and erase leads');
  leads
    .command('list')
    .description('list the newest leads')
    .addOption(optionFor.since())
    .addOption(optionFor.until())
    .addOption(optionFor.funnel())
    .addOption(optionFor.partner())
    .option('--suspect', 'only suspect leads: they look automated, so no mail was sent')
    .addOption(optionFor.limit(50))
    .addOption(optionFor.json())
    .action(showLeads);
  leads
    .command('show')
    .description('show everything about one lead and its mails')
    .argument('<reference>', 'reference or id')
    .addOption(optionFor.json())
    .action(showLead);
  leads
    .command('report')
    .description(
      'report how often forms were opened and started, the leads and what was won; --by step: how far visitors got; --by variant: pages in two versions; --by response: how soon leads were taken',
    )
    .addOption(new Option('--by <what>', 'counted by').choices(REPORTS).default('funnel'))
    .addOption(new Option('--per <what>', 'with --by response: group by').choices(RESPONSE_GROUPS))
    .addOption(optionFor.since())
    .addOption(optionFor.until())
    .addOption(optionFor.partner())
    .addOption(optionFor.json())
    .action(showReport);
  addExport(leads);
  addLeadMails(leads);
  addWithdraw(leads);
  addErase(leads);
}
