import { Option, type Command } from 'commander';
import { quantity } from '#contract/common/numbers.ts';
import type { Database } from '../db/client.ts';
import {
  countOutbox,
  listOutbox,
  OWED_STATUSES,
  readStates,
  retryOutbox,
  type OutboxEntry,
  type OutboxFilter,
} from '../outbox/manageOutbox.ts';
import { MAIL_KINDS, OUTBOX_STATUSES, type MailEvent, type OutboxStatus } from '../outbox/outboxRow.ts';
import { optionFor } from './options.ts';
import { list, momentOf, printable, printNote, printLines, printJson, type Row } from './output.ts';
import { CommandError, leadNamed, withTables, wrongUsage } from './session.ts';

const EVENTS = Object.keys(MAIL_KINDS);

interface FilterOptions {
  readonly status?: OutboxStatus | undefined;
  readonly event?: MailEvent | undefined;
  readonly json?: boolean;
}

const filterOf = ({ status, event }: FilterOptions): OutboxFilter => ({
  ...(status && { statuses: [status] }),
  ...(event && { events: [event] }),
});

const rowOf = (entry: OutboxEntry): Row => ({
  Queued: momentOf(entry.createdAt),
  Mail: entry.event,
  Lead: entry.reference ?? entry.leadId,
  Status: entry.status,
  Tries: entry.attempts,
  Next: momentOf(entry.nextAttemptAt),
  'Last error': entry.lastError,
  Id: entry.id,
});

const EVERY_STATUS = 'all';

interface ListOptions extends Omit<FilterOptions, 'status'> {
  readonly status?: OutboxStatus | typeof EVERY_STATUS;
  readonly limit: number;
}

/** What somebody who asks for nothing else wants to see: what has not left. */
function listedOf({ status, event }: Pick<ListOptions, 'status' | 'event'>): OutboxFilter {
  if (status === EVERY_STATUS) return filterOf({ event });
  return status ? filterOf({ status, event }) : { ...filterOf({ event }), statuses: OWED_STATUSES };
}

const showMails = ({ limit, json, ...options }: ListOptions): Promise<void> =>
  withTables(async ({ database: { knex } }) => {
    const filter = listedOf(options);
    const items = await listOutbox(knex, filter, limit);
    const none = options.status
      ? 'No such mails.'
      : 'No such mails: nothing is owed. --status all lists what has left too.';
    list({ items, row: rowOf, none }, json === true);
    const found = Object.values(await countOutbox(knex, filter)).reduce((sum, mails) => sum + mails, 0);
    if (found > items.length) printNote(`… and ${found - items.length} more: give a greater --limit`);
    const counts = Object.entries(await countOutbox(knex)).map(([status, mails]) => `${mails} ${status}`);
    if (!json) printNote(`All mails: ${counts.join(', ')}`);
  });

const STATE_WORDS = {
  sent: 'was sent already, and nobody gets a mail twice',
  suppressed: 'is never sent: a limit on mails was reached',
  claimed: 'is being sent at this moment',
} as const;

interface RetryOptions extends FilterOptions {
  readonly lead?: string;
  readonly all?: boolean;
}

/** Of mails that are named, why one is not tried again: nobody gets a mail twice. @throws CommandError */
async function assertOwed({ knex }: Pick<Database, 'knex'>, ids: readonly string[]): Promise<void> {
  const states = await readStates(knex, ids);
  const obstacles = ids.flatMap((id) => {
    const state = states.get(id);
    if (state === undefined) return `There is no mail ${printable(id)}: quotes outbox list names them`;
    return state === 'owed' ? [] : `${printable(id)} ${STATE_WORDS[state]}`;
  });
  if (obstacles.length > 0) throw new CommandError(`Nothing was changed. ${obstacles.join('\n  ')}`);
}

const retry = (ids: readonly string[], { lead, all, json, ...options }: RetryOptions): Promise<void> =>
  withTables(async ({ database, now }) => {
    const named = lead === undefined ? undefined : await leadNamed(database, lead);
    const filter: OutboxFilter = {
      ...filterOf(options),
      ...(ids.length > 0 && { ids }),
      ...(named && { leads: [named.id] }),
    };
    await assertOwed(database, ids);
    if (!all && Object.keys(filter).length === 0) throw wrongUsage('Name mails or a lead, or give --all.');
    const mails = await retryOutbox(database.knex, now, filter);
    if (json) printJson({ mails });
    else printLines(`${quantity(mails, 'mail is', 'mails are')} due now. A running server sends them within seconds.`);
  });

const statusOption = (words: string, statuses: readonly string[]) =>
  new Option('--status <status>', words).choices(statuses);
const eventOption = () => new Option('--event <mail>', 'of one kind').choices(EVENTS);

/** `quotes outbox`: mails that are owed. */
export function addOutbox(program: Command): void {
  const outbox = program.command('outbox').description('list mails and retry those that failed');
  outbox
    .command('list')
    .description('list mails that have not left, oldest first, without addresses')
    .addOption(
      statusOption('in one state, or all; pending and failed when left out', [...OUTBOX_STATUSES, EVERY_STATUS]),
    )
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
    .addOption(statusOption('in one state', OWED_STATUSES))
    .addOption(eventOption())
    .addOption(optionFor.json())
    .action(retry);
}
