import { Option, type Command } from 'commander';
import { countOutbox, listOutbox, retryOutbox, type OutboxEntry, type OutboxFilter } from '../outbox/manageOutbox.ts';
import { MAIL_KINDS, OUTBOX_STATUSES, type MailEvent, type OutboxStatus } from '../outbox/outboxRow.ts';
import { optionFor } from './options.ts';
import { list, printNote, printLines, printJson, type Row } from './output.ts';
import { leadNamed, withTables, wrongUsage } from './session.ts';

const EVENTS = Object.keys(MAIL_KINDS);

interface FilterOptions {
  readonly status?: OutboxStatus;
  readonly event?: MailEvent;
  readonly json?: boolean;
}

const filterOf = ({ status, event }: FilterOptions): OutboxFilter => ({
  ...(status && { statuses: [status] }),
  ...(event && { events: [event] }),
});

const rowOf = (entry: OutboxEntry): Row => ({
  Queued: entry.createdAt,
  Mail: entry.event,
  Lead: entry.reference ?? entry.leadId,
  Status: entry.status,
  Tries: entry.attempts,
  Next: entry.nextAttemptAt,
  'Last error': entry.lastError,
  Id: entry.id,
});

const showMails = ({ limit, json, ...options }: FilterOptions & { readonly limit: number }): Promise<void> =>
  withTables(async ({ database: { knex } }) => {
    const items = await listOutbox(knex, filterOf(options), limit);
    list({ items, row: rowOf, none: 'No such mails.' }, json === true);
    const counts = Object.entries(await countOutbox(knex)).map(([status, mails]) => `${mails} ${status}`);
    if (!json) printNote(`All mails: ${counts.join(', ')}`);
  });

interface RetryOptions extends FilterOptions {
  readonly lead?: string;
  readonly all?: boolean;
}

const retry = (ids: readonly string[], { lead, all, json, ...options }: RetryOptions): Promise<void> =>
  withTables(async ({ database, now }) => {
    const named = lead === undefined ? undefined : await leadNamed(database, lead);
    const filter: OutboxFilter = {
      ...filterOf(options),
      ...(ids.length > 0 && { ids }),
      ...(named && { leads: [named.id] }),
    };
    if (!all && Object.keys(filter).length === 0) throw wrongUsage('Name mails or a lead, or give --all.');
    const mails = await retryOutbox(database.knex, now, filter);
    if (json) printJson({ mails });
    else
      printLines(
        `${mails} ${mails === 1 ? 'mail is' : 'mails are'} due now. A running server sends them within seconds.`,
      );
  });

const statusOption = () => new Option('--status <status>', 'in one state').choices(OUTBOX_STATUSES);
const eventOption = () => new Option('--event <mail>', 'of one kind').choices(EVENTS);

/** `quotes outbox`: mails that are owed. */
export function addOutbox(program: Command): void {
  const outbox = program.command('outbox').description('list mails and retry those that failed');
  outbox
    .command('list')
    .description('list mails, oldest first, without addresses')
    .addOption(statusOption())
    .addOption(eventOption())
    .addOption(optionFor.limit(50))
    .addOption(optionFor.json())
    .action(showMails);
  outbox
    .command('retry')
    .description('try waiting and failed mails now; mails already sent are not sent again')
    .argument('[id...]', 'ids of mails')
    .option('--lead <reference>', 'the mails of one lead')
    .option('--all', 'all waiting and failed mails')
    .addOption(statusOption())
    .addOption(eventOption())
    .addOption(optionFor.json())
    .action(retry);
}
