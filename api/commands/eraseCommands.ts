import type { Command } from 'commander';
import { RETENTION_KINDS, type Retention } from '../config/retention.ts';
import { eraseLeads, type Erased } from '../erasure/eraseLeads.ts';
import { eraseOld, type RetentionOptions } from '../erasure/retention.ts';
import { optionFor, readCount } from './options.ts';
import { createProgress, list, printable, printNote, printLines, printJson } from './output.ts';
import { CommandError, leadNamed, withTables, wrongUsage, type Session } from './session.ts';

interface EraseOptions {
  readonly olderThan?: number | true;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

async function idsOf({ database }: Session, name: string): Promise<string[]> {
  if (!name.includes('@')) return [(await leadNamed(database, name)).id];
  return database.knex('leads').whereRaw('lower(email) = ?', [name.trim().toLowerCase()]).pluck('id');
}

function retentionOf({ config }: Session, olderThan: number | true): Retention {
  if (olderThan === true) return config.retention === 'off' ? RETENTION_KINDS : config.retention;
  const kinds = Object.keys(RETENTION_KINDS).map((kind) => [kind, olderThan] as const);
  return Object.fromEntries(kinds) as Retention;
}

async function eraseOldAloud(options: RetentionOptions): Promise<Erased> {
  const read = createProgress('leads read');
  const gone = createProgress(options.isDryRun ? 'leads counted' : 'leads erased');
  const counts = await eraseOld({ ...options, onRead: read.step, onErased: gone.step });
  read.end();
  gone.end();
  return counts;
}

async function erased(session: Session, name: string | undefined, options: EraseOptions): Promise<Erased> {
  const { config, database, now } = session;
  const isDryRun = options.dryRun === true || options.yes !== true;
  const work = { database, dataDir: config.dataDir, now, isDryRun };
  if (options.olderThan !== undefined) {
    return eraseOldAloud({ ...work, retention: retentionOf(session, options.olderThan) });
  }
  if (name === undefined) throw wrongUsage('Give a reference, an address, or --older-than.');
  const ids = await idsOf(session, name);
  const email = name.includes('@') ? name.trim() : undefined;
  const counts = await eraseLeads({ ...work, reason: email ? 'email' : 'reference', email }, ids);
  if (counts.leads + counts.subscriptions === 0) throw new CommandError(`Nothing found for ${printable(name)}.`);
  return counts;
}

const erase = (name: string | undefined, options: EraseOptions): Promise<void> =>
  withTables(async (session) => {
    if (name !== undefined && options.olderThan !== undefined)
      throw wrongUsage('Give one of the two: whom, or how old.');
    const counts = await erased(session, name, options);
    const isDone = options.yes === true && options.dryRun !== true;
    if (options.json) {
      printJson({ ...counts, erased: isDone });
      return;
    }
    const { leads, mails, appointments, subscriptions } = counts;
    printLines(
      `${isDone ? 'Erased' : 'Would erase'}: ${leads} leads, ${mails} mails of theirs, ${appointments} appointments, ${subscriptions} newsletter sign-ups.`,
    );
    if (isDone) printNote('Mails that have left are in the mailboxes of others, and backups keep what they hold.');
    else printLines('Add --yes to do it.');
  });

const keep = (name: string, { undo }: { readonly undo?: boolean }): Promise<void> =>
  withTables(async ({ database, now }) => {
    const { id, reference } = await leadNamed(database, name);
    await database
      .knex('leads')
      .where({ id })
      .update({ kept_at: undo ? null : now.toISOString() });
    printLines(`${reference ?? id} ${undo ? 'will be erased when RETENTION_MONTHS says' : 'is kept for good'}.`);
  });

interface AuditRow {
  readonly at: string;
  readonly action: string;
  readonly detail: string;
}

const showAudit = ({ limit, json }: { readonly limit: number; readonly json?: boolean }): Promise<void> =>
  withTables(async ({ database }) => {
    const items: AuditRow[] = await database
      .knex('audit')
      .select('at', 'action', 'detail')
      .orderBy('at', 'desc')
      .limit(limit);
    const row = ({ at, action, detail }: AuditRow) => ({ At: at, Action: action, Detail: detail });
    list({ items, row, none: 'Nothing was erased yet.' }, json === true);
  });

/** `quotes leads erase`, `keep` and `audit`. */
export function addErase(leads: Command): void {
  leads
    .command('erase')
    .description('erase a lead, a person or old leads, with their mails, files, appointments and sign-ups')
    .argument('[whom]', 'reference, id or email address')
    .option(
      '--older-than [months]',
      'erase leads older than this; without a number, as RETENTION_MONTHS says',
      readCount,
    )
    .option('--dry-run', 'only show what would be erased')
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(erase);
  leads
    .command('keep')
    .description('keep a customer’s lead for good, whatever RETENTION_MONTHS says')
    .argument('<reference>', 'reference or id')
    .option('--undo', 'no longer keep it')
    .action(keep);
  leads
    .command('audit')
    .description('show when how many leads were erased; no personal data')
    .addOption(optionFor.limit(50))
    .addOption(optionFor.json())
    .action(showAudit);
}
