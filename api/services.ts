import path from 'node:path';
import type { DestinationStream } from 'pino';
import { openBetween } from '#contract/common/openingHours.ts';
import type { AppServices } from './app.ts';
import { createAppointmentLinks } from './appointments/appointmentLinks.ts';
import { createAppointments } from './appointments/appointments.ts';
import { createLog } from './common/log.ts';
import { createMetrics } from './common/metrics.ts';
import type { Config } from './config/config.ts';
import { openDatabase, type Database } from './db/client.ts';
import { holdDataFolder } from './db/dataFolder.ts';
import { migrate, pendingMigrations } from './db/migrate.ts';
import { createWriteProbe } from './db/writeProbe.ts';
import { createDesk } from './desk/desk.ts';
import { REMINDER_KINDS } from './desk/deskRow.ts';
import { createPdfDrawer, type PdfDrawer } from './documents/pdf/pdfDrawer.ts';
import { clockWarning } from './erasure/clock.ts';
import { createCrowd, type Crowd } from './leads/crowd.ts';
import { SUSPICION_NAMES } from './leads/listSuspects.ts';
import { createQuotePdfs } from './leads/quotePdfs.ts';
import { createLeads, type Leads } from './leads/repository.ts';
import { createSuspectLists } from './leads/suspectLists.ts';
import { createMailing, type Mailing, type MailingOptions } from './mailing.ts';
import { mailRules } from './mailRules.ts';
import { createLimitRate } from './middleware/rateLimit.ts';
import { createSubscriptions } from './newsletter/subscriptions.ts';
import { LIMITS, type MailRules } from './outbox/mailLimits.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { MAIL_KINDS } from './outbox/outboxRow.ts';
import { createSuppressionAlarm } from './outbox/suppressionAlarm.ts';
import { createFramePasses } from './partners/framePasses.ts';
import { createOriginWatch } from './partners/originWatch.ts';
import { createPartners, demoPartner } from './partners/partners.ts';
import { QUOTE_TYPES, SOLD_FUNNELS } from './presenters/registry.ts';
import { createQuoteLinks } from './presenters/savedQuote.ts';
import { createStepCounts } from './statistics/stepCounts.ts';

export interface Services extends AppServices {
  readonly worker: Mailing['worker'];
  readonly mailServer: Mailing['mailServer'];
  readonly mailRules: MailRules;
  /** Stores what is waiting, then lets go of everything. */
  readonly close: () => Promise<void>;
}

export interface ServiceOptions {
  readonly now?: () => Date;
  readonly logTo?: DestinationStream;
  readonly pollMs?: number;
  readonly retryDelay?: (attempts: number) => number;
  readonly crowd?: Crowd;
  /** One with a thread of its own when nothing is said: to start one takes longer than to draw. */
  readonly drawer?: PdfDrawer;
  readonly openTransport?: MailingOptions['openTransport'];
}

const LABELS = {
  mailEvents: Object.keys(MAIL_KINDS),
  mailLimits: LIMITS,
  reminders: REMINDER_KINDS,
  leadTypes: QUOTE_TYPES,
  suspicions: SUSPICION_NAMES,
};

const databaseFile = ({ dialect }: Database, { dataDir }: Config): string | undefined =>
  dialect.engine === 'sqlite' ? path.join(dataDir, 'leads.sqlite') : undefined;

// By a connection of its own: one that serves visitors gives up a statement that takes as long as an index may. The file was
// looked through a moment ago.
async function migratePatiently(config: Config, now: Date): Promise<void> {
  const database = await openDatabase({ ...config, isPatient: true, fileCheck: 'never' });
  try {
    await migrate(database, now);
  } finally {
    await database.close();
  }
}

/** The database with its tables up to date; a SQLite file for this process alone. */
async function openStore(config: Config, now: Date): Promise<Database> {
  const letGo = config.databaseUrls ? undefined : await holdDataFolder(config.dataDir);
  const database = await openDatabase({ ...config, fileCheck: 'unless-closed' });
  if ((await pendingMigrations(database)).length > 0) await migratePatiently(config, now);
  const close = async (): Promise<void> => {
    await database.close();
    await letGo?.();
  };
  return { ...database, close };
}

function gaugesOf(leads: Leads, { backlog }: Outbox, now: () => Date) {
  const startedAt = now();
  const openSecondsWithoutLead = async (): Promise<number> =>
    openBetween(((await leads.lastAt()) ?? startedAt).getTime(), now().getTime()) / 1000;
  return { waitingLeads: leads.waiting, backlog, openSecondsWithoutLead };
}

/** Everything that a process holds open, put together in one place. */
export async function createServices(config: Config, options: ServiceOptions = {}): Promise<Services> {
  const { now = () => new Date(), crowd = createCrowd(), drawer = createPdfDrawer() } = options;
  const log = createLog(config, options.logTo);
  const database = await openStore(config, now());

  const links = createQuoteLinks(config.publicUrl);
  const outbox = createOutbox(database, now);
  const pdfs = createQuotePdfs(database, { now, draw: drawer.draw });
  const rules = mailRules(config, database, (limit) => suppression.raise(limit));
  const mailing = { now, rules, onMailQueued: () => worker.wake() };
  const leads = createLeads(database, { ...mailing, crowd });
  const appointments = createAppointments(database, { ...mailing, capacity: config.capacity });
  const appointmentLinks = createAppointmentLinks(config.publicUrl);
  const metrics = createMetrics({ ...LABELS, ...gaugesOf(leads, outbox, now) });
  const desk = config.desk && createDesk(database, { ...mailing, publicUrl: config.publicUrl, metrics });
  const suppression = createSuppressionAlarm(now, log, metrics.countSuppressed);
  const originWatch = createOriginWatch({ log, metrics, now });
  const builtIn = config.isProduction ? [] : [demoPartner(config.demoOrigins)];
  const partners = await createPartners(database, { allowedOrigins: config.allowedOrigins, builtIn, log, now });

  const suspects = createSuspectLists(database, { now, log, rules, funnels: SOLD_FUNNELS });
  const subscriptions = createSubscriptions(database, now);
  const stepCounts = createStepCounts(database, { now, log });
  const stores = { appointments, appointmentLinks, config, leads, links, now, outbox, partners, pdfs, subscriptions };
  const sources = { ...stores, desk, log, metrics, suspects };
  const { worker, mailServer, close: closeMailing } = createMailing(sources, options);

  const close = async (): Promise<void> => {
    partners.close();
    await Promise.all([leads.drained(), appointments.drained(), desk?.drained()]);
    await closeMailing();
    await Promise.all([pdfs.drained(), drawer.close(), stepCounts.close()]);
    await database.close();
  };
  const watching = { log, mailServer, metrics, originWatch, stepCounts, suppression, traffic: { inFlight: 0 } };
  return {
    ...stores,
    ...watching,
    canWrite: await createWriteProbe(database, databaseFile(database, config)),
    framePasses: createFramePasses(database.knex, now),
    clockWarning: () => clockWarning(database.knex, now()),
    readiness: { isStopping: false },
    database,
    desk,
    limitRate: createLimitRate(config, database),
    worker,
    mailRules: rules,
    close,
  };
}
