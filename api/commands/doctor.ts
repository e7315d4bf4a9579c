import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { ukDay } from '#contract/common/calendar.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { createWriteProbe } from '../db/writeProbe.ts';
import { expiredFacts } from '../expiredFacts.ts';
import { LITTLE_ROOM_BYTES, MEGABYTE } from '../health.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { createTransport } from '../mail/transport.ts';
import { readSiteFile } from '../middleware/siteFile.ts';
import { failureReasonOf, type FailureReason } from '../outbox/failureReason.ts';
import { countOutbox } from '../outbox/manageOutbox.ts';
import { listPartners } from '../partners/managePartners.ts';
import { optionFor } from './options.ts';
import { list, type Row } from './output.ts';
import { CommandError, databaseFileOf, withDatabase, type Session } from './session.ts';

type State = 'ok' | 'look' | 'wrong';

interface Finding {
  readonly what: string;
  readonly state: State;
  readonly words: string;
}

type Check = (session: Session) => Promise<readonly [state: State, words: string]>;

const OTHERS = 0o077;
const CLOCK_TOLERANCE_MS = 2000;

const tables: Check = async ({ database }) => {
  const pending = await pendingMigrations(database);
  if (pending.length > 0) return ['wrong', `older than this version: ${pending.join(', ')}. Run quotes migrate`];
  return ['ok', 'of this version'];
};

const storage: Check = async ({ config, database }) => {
  const isSqlite = database.dialect.engine === 'sqlite';
  const probe = await createWriteProbe(database, isSqlite ? databaseFileOf(config) : undefined);
  const state = await probe();
  // To open it was to find it whole, with a journal and synchronous writes.
  const words = isSqlite ? 'SQLite: whole, WAL, synchronous=FULL, can be written' : 'PostgreSQL: can be written';
  return state === 'ok' ? ['ok', words] : ['wrong', `${database.dialect.engine}: ${state}`];
};

const room: Check = async ({ config }) => {
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = bavail * bsize;
  return [free < LITTLE_ROOM_BYTES ? 'look' : 'ok', `${Math.floor(free / MEGABYTE)} MB free in ${config.dataDir}`];
};

const modes: Check = async ({ config, database }) => {
  const places = [config.dataDir, ...(database.dialect.engine === 'sqlite' ? [databaseFileOf(config)] : [])];
  const open: string[] = [];
  for (const place of places) if (((await stat(place)).mode & OTHERS) !== 0) open.push(place);
  return open.length > 0
    ? ['look', `other users can read ${open.join(', ')}: run chmod go= on them`]
    : ['ok', 'only the owner can read them'];
};

/** What an operator can look at, where the reason alone does not say it. */
const MAIL_ADVICE: Partial<Record<FailureReason, string>> = {
  refused: 'Nothing listens at that host and port, or a firewall blocks it. Check SMTP_URL',
  timeout: 'No answer in 10 s: a firewall may block it',
  dns: 'The host in SMTP_URL has no address. Check its spelling',
  auth: 'It rejects the user or password in SMTP_URL',
  tls: 'It offers no TLS, or its certificate has expired, has another name or is not trusted here',
};

function mailTrouble(error: unknown): string {
  const reason = failureReasonOf(error);
  const advice = MAIL_ADVICE[reason];
  return [`the mail server refuses mail: ${reason}`, ...(advice ? [advice] : [])].join('. ');
}

const mail: Check = async ({ config }) => {
  const { dataDir, smtpUrl } = config;
  const transport = createTransport({ dataDir, ...(smtpUrl && { smtpUrl }) });
  try {
    await transport.verify();
    return smtpUrl
      ? ['ok', 'the mail server accepts mail']
      : ['look', `SMTP_URL is not set: mails are written to ${dataDir}/mail and not sent`];
  } catch (error) {
    return ['wrong', mailTrouble(error)];
  } finally {
    await transport.close();
  }
};

const outbox: Check = async ({ database }) => {
  const { pending, failed } = await countOutbox(database.knex);
  return [failed > 0 ? 'look' : 'ok', `${pending} mails waiting, ${failed} given up`];
};

const origins: Check = async ({ config, database }) => {
  const partners = await listPartners(database.knex);
  const registered = partners.flatMap((partner) => (partner.status === 'active' ? partner.origins : []));
  const open = [config.publicUrl, ...registered].filter((origin) => !origin.startsWith('https:'));
  if (config.isProduction && open.length > 0) return ['look', `without TLS: ${open.join(', ')}`];
  return ['ok', `${config.publicUrl}, and ${registered.length} of partners`];
};

const clock: Check = async ({ database, now }) => {
  const last = await database.knex<LeadRow>('leads').orderBy('created_at', 'desc').first('created_at');
  const newest = last?.created_at ?? '';
  const isBehind = newest > new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
  if (isBehind)
    return ['wrong', `this machine says ${now.toISOString()}, but the newest lead is from ${newest}. Set the clock`];
  return ['ok', now.toISOString()];
};

const facts: Check = async ({ config, now }) => {
  const site = readSiteFile(path.join(config.builtDir, 'site'));
  const expired = expiredFacts(site.facts, ukDay(now.getTime()));
  return expired.length > 0 ? ['look', expired.join('; ')] : ['ok', 'no figure has ended'];
};

const CHECKS: Readonly<Record<string, Check>> = { tables, storage, room, modes, mail, outbox, origins, clock, facts };

async function findingOf(what: string, check: Check, session: Session): Promise<Finding> {
  try {
    const [state, words] = await check(session);
    return { what, state, words };
  } catch {
    return { what, state: 'wrong', words: 'cannot be looked at' };
  }
}

const rowOf = ({ what, state, words }: Finding): Row => ({ Check: what, State: state, Found: words });

const examine = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async (session) => {
    const notices = session.config.notices.map((words): Finding => ({ what: 'configuration', state: 'look', words }));
    const items: Finding[] = [...notices];
    for (const [what, check] of Object.entries(CHECKS)) items.push(await findingOf(what, check, session));
    list({ items, row: rowOf, none: '' }, json === true);
    const wrong = items.filter(({ state }) => state === 'wrong').length;
    if (wrong > 0) throw new CommandError(`${wrong} wrong`);
  });

/** `quotes doctor` */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check database, disk, files, mail server, origins and clock; exit code 1 if something is wrong')
    .addOption(optionFor.json())
    .action(examine);
}
