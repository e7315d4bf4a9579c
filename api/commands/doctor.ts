import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { ukDay } from '#contract/common/calendar.ts';
import { quantity } from '#contract/common/numbers.ts';
import { ConfigError } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { createWriteProbe } from '../db/writeProbe.ts';
import { clockWarning } from '../erasure/clock.ts';
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
import { CommandError, databaseFileOf, failureOf, openThere, settings, type Session } from './session.ts';

type State = 'ok' | 'look' | 'wrong';

interface Finding {
  readonly what: string;
  readonly state: State;
  readonly words: string;
}

type Found = readonly [state: State, words: string];
type Check = (session: Session) => Promise<Found>;

/** What can be looked at: the database may be away, and the rest is looked at all the same. */
interface Scene extends Omit<Session, 'database'> {
  /** Undefined where it cannot be opened. */
  readonly database: Database | undefined;
  /** Why it cannot be. */
  readonly fault: string;
}

const stored =
  (check: Check) =>
  ({ database, ...scene }: Scene): Promise<Found> =>
    database
      ? check({ ...scene, database })
      : Promise.resolve(['look', 'not looked at: it needs the database, see storage']);

const OTHERS = 0o077;
const CLOCK_TOLERANCE_MS = 2000;

const tables: Check = async ({ database }) => {
  const pending = await pendingMigrations(database);
  if (pending.length > 0) return ['wrong', `older than this version: ${pending.join(', ')}. Run quotes migrate`];
  return ['ok', 'of this version'];
};

const storage = async ({ config, database, fault }: Scene): Promise<Found> => {
  if (!database) return ['wrong', fault];
  const isSqlite = database.dialect.engine === 'sqlite';
  const probe = await createWriteProbe(database, isSqlite ? databaseFileOf(config) : undefined);
  const state = await probe();
  // Opening the file has checked the rest: it fails without a clean quick_check, WAL and synchronous=FULL.
  const words = isSqlite ? 'SQLite: whole, WAL, synchronous=FULL, can be written' : 'PostgreSQL: can be written';
  return state === 'ok' ? ['ok', words] : ['wrong', `${database.dialect.engine}: ${state}`];
};

const room = async ({ config }: Scene): Promise<Found> => {
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = bavail * bsize;
  return [free < LITTLE_ROOM_BYTES ? 'look' : 'ok', `${Math.floor(free / MEGABYTE)} MB free in ${config.dataDir}`];
};

const modes = async ({ config }: Scene): Promise<Found> => {
  const places = [config.dataDir, ...(config.databaseUrls ? [] : [databaseFileOf(config)])];
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

function mailTrouble(error: unknown, folder: string): string {
  const reason = failureReasonOf(error);
  if (reason === 'file')
    return `mails cannot be written to ${folder}. Make room, or give it to the user that runs this`;
  const advice = MAIL_ADVICE[reason];
  return [`the mail server refuses mail: ${reason}`, ...(advice ? [advice] : [])].join('. ');
}

const mail = async ({ config }: Scene): Promise<Found> => {
  const { dataDir, smtpUrl } = config;
  const folder = `${dataDir}/mail`;
  const transport = createTransport({ dataDir, ...(smtpUrl && { smtpUrl }) });
  try {
    await transport.verify();
    return smtpUrl
      ? ['ok', 'the mail server accepts mail']
      : ['look', `SMTP_URL is not set: mails are written to ${folder} and not sent`];
  } catch (error) {
    return ['wrong', mailTrouble(error, folder)];
  } finally {
    await transport.close();
  }
};

const outbox: Check = async ({ database }) => {
  const { pending, failed } = await countOutbox(database.knex);
  return [failed > 0 ? 'look' : 'ok', `${quantity(pending, 'mail')} waiting, ${failed} given up`];
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
  const odd = await clockWarning(database.knex, now);
  return odd === undefined ? ['ok', now.toISOString()] : ['look', `${now.toISOString()}; ${odd}`];
};

const facts = async ({ config, now }: Scene): Promise<Found> => {
  const site = readSiteFile(path.join(config.builtDir, 'site'));
  const expired = expiredFacts(site.facts, ukDay(now.getTime()));
  return expired.length > 0 ? ['look', expired.join('; ')] : ['ok', 'no figure has ended'];
};

const CHECKS: Readonly<Record<string, (scene: Scene) => Promise<Found>>> = {
  tables: stored(tables),
  storage,
  room,
  modes,
  mail,
  outbox: stored(outbox),
  origins: stored(origins),
  clock: stored(clock),
  facts,
};

const firstLineOf = (error: unknown): string => failureOf(error).lines[0] ?? '';

async function findingOf(what: string, check: (scene: Scene) => Promise<Found>, scene: Scene): Promise<Finding> {
  try {
    const [state, words] = await check(scene);
    return { what, state, words };
  } catch (error) {
    return { what, state: 'wrong', words: `cannot be looked at. ${firstLineOf(error)}` };
  }
}

async function openScene(): Promise<Scene> {
  const config = settings();
  const now = new Date();
  try {
    return { config, now, database: await openThere(config), fault: '' };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return { config, now, database: undefined, fault: firstLineOf(error) };
  }
}

const rowOf = ({ what, state, words }: Finding): Row => ({ Check: what, State: state, Found: words });

async function examine({ json }: { readonly json?: boolean }): Promise<void> {
  const scene = await openScene();
  try {
    const notices = scene.config.notices.map((words): Finding => ({ what: 'configuration', state: 'look', words }));
    const items: Finding[] = [...notices];
    for (const [what, check] of Object.entries(CHECKS)) items.push(await findingOf(what, check, scene));
    list({ items, row: rowOf, none: '' }, json === true);
    const wrong = items.filter(({ state }) => state === 'wrong').length;
    if (wrong > 0) throw new CommandError(`${wrong} wrong`);
  } finally {
    await scene.database?.close();
  }
}

/** `quotes doctor` */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check database, disk, files, mail server, origins and clock; exit code 1 if something is wrong')
    .addOption(optionFor.json())
    .action(examine);
}
