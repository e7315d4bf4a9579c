import type { Command } from 'commander';
import { quantity } from '#contract/common/numbers.ts';
import { cleanLine } from '#contract/common/text.ts';
import { RETENTION_KINDS, type Retention } from '../config/retention.ts';
import { eraseLeads, type Erased } from '../erasure/eraseLeads.ts';
import { eraseOld, type RetentionOptions } from '../erasure/retention.ts';
import { optionFor, readCount } from './options.ts';
import { createProgress, list, momentOf, printable, printNote, printLines, printJson } from './output.ts';
import { CommandError, leadNamed, withTables, wrongUsage, type Session } from './session.ts';
import { keptWords, leadsOf, printWhom, type Whom } from './whomErased.ts';

const WHAT_STAYS =
  'Mails that have left are in the mailboxes of others, backups keep what they hold, and other systems keep what ' +
  'webhooks and conversions have told them.';

interface EraseOptions {
  readonly olderThan?: number | true;
  readonly includeKept?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

function retentionOf({ config }: Session, olderThan: number | true): Retention {
  if (olderThan === true) return config.retention === 'off' ? RETENTION_KINDS : config.retention;
  const kinds = Object.keys(RETENTION_KINDS).map((kind) => [kind, olderThan] as const);
  return Object.fromEntries(kinds) as Retention;
}

async function eraseOldAloud(options: RetentionOptions): Promise<Erased> {
  const read = createProgress('lead', 'read');
  const gone = createProgress('lead', options.isDryRun ? 'counted' : 'erased');
  const counts = await eraseOld({ ...options, onRead: read.step, onErased: gone.step });
  read.end();
  gone.end();
  return counts;
}

/** Counts of what went, or would go, and of whom; by age nobody is named. */
interface Outcome {
  readonly counts: Erased;
  readonly whom?: readonly Whom[];
}

const isForReal = ({ yes, dryRun }: EraseOptions): boolean => yes === true && dryRun !== true;

async function eraseNamed(session: Session, name: string, options: EraseOptions): Promise<Outcome> {
  const { config, database, now } = session;
  const whom = await leadsOf(database, name);
  const kept = keptWords(whom);
  if (kept && isForReal(options) && !options.includeKept) {
    throw new CommandError(
      `Kept for good by "leads keep": ${kept}. Nothing was erased. Add --include-kept to erase what is kept as well.`,
    );
  }
  const email = name.includes('@') ? cleanLine(name) : undefined;
  const reason = email ? 'email' : 'reference';
  const work = { database, dataDir: config.dataDir, now, isDryRun: !isForReal(options), reason, email } as const;
  const ids = whom.map(({ id }) => id);
  const counts = await eraseLeads(work, ids);
  if (counts.leads + counts.subscriptions === 0) throw new CommandError(`Nothing found for ${printable(name)}.`);
  return { counts, whom };
}

async function erased(session: Session, name: string | undefined, options: EraseOptions): Promise<Outcome> {
  const { olderThan, includeKept } = options;
  if (olderThan === undefined) {
    if (name === undefined) throw wrongUsage('Give a reference, an address, or --older-than.');
    return eraseNamed(session, name, options);
  }
  if (name !== undefined) throw wrongUsage('Give one of the two: whom, or how old.');
  if (includeKept) throw wrongUsage('--include-kept goes with a reference or an address: age never ends what is kept.');
  const { config, database, now } = session;
  const work = { database, dataDir: config.dataDir, now, isDryRun: !isForReal(options) };
  return { counts: await eraseOldAloud({ ...work, retention: retentionOf(session, olderThan) }) };
}

function printPlan(whom: readonly Whom[], { includeKept }: EraseOptions): void {
  const kept = keptWords(whom);
  if (!kept || includeKept) printLines('Add --yes to do it.');
  else printLines(`Kept for good by "leads keep": ${kept}. Add --include-kept --yes to erase what is kept as well.`);
}

const erase = (name: string | undefined, options: EraseOptions): Promise<void> =>
  withTables(async (session) => {
    const { counts, whom = [] } = await erased(session, name, options);
    const isDone = isForReal(options);
    if (options.json) {
      // Who has gone is said nowhere any more.
      printJson({ ...counts, erased: isDone, ...(name !== undefined && !isDone && { whom }) });
      return;
    }
    const { leads, mails, appointments, subscriptions } = counts;
    if (!isDone) printWhom(whom);
    printLines(
      `${isDone ? 'Erased' : 'Would erase'}: ${quantity(leads, 'lead')}, ${quantity(mails, 'mail')} of theirs, ${quantity(appointments, 'appointment')}, ${quantity(subscriptions, 'newsletter sign-up')}.`,
    );
    if (isDone) printNote(WHAT_STAYS);
    else printPlan(whom, options);
  });

interface KeepOptions {
  readonly undo?: boolean;
  readonly json?: boolean;
}

const keep = (name: string, { undo, json }: KeepOptions): Promise<void> =>
  withTables(async ({ database, now }) => {
    const { id, reference } = await leadNamed(database, name);
    const marked = await database
      .knex('leads')
      .where({ id })
      .update({ kept_at: undo ? null : now.toISOString() });
    if (marked === 0) throw new CommandError(`${reference ?? id} has just been erased.`);
    if (json) printJson({ id, reference, kept: undo !== true });
    else printLines(`${reference ?? id} ${undo ? 'will be erased when RETENTION_MONTHS says' : 'is kept for good'}.`);
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
    const row = ({ at, action, detail }: AuditRow) => ({ At: momentOf(at), Action: action, Detail: detail });
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
    .option('--include-kept', 'also erase what `leads keep` has marked')
    .option('--dry-run', 'only show whose leads and what would be erased')
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(erase);
  leads
    .command('keep')
    .description('keep a customer’s lead for good, whatever RETENTION_MONTHS says')
    .argument('<reference>', 'reference or id')
    .option('--undo', 'no longer keep it')
    .addOption(optionFor.json())
    .action(keep);
  leads
    .command('audit')
    .description('show when how many leads were erased; no personal data')
    .addOption(optionFor.limit(50))
    .addOption(optionFor.json())
    .action(showAudit);
}
