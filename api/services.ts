import type { DestinationStream } from 'pino';
import type { AppServices } from './app.ts';
import { createAppointmentLinks } from './appointments/appointmentLinks.ts';
import { createAppointments } from './appointments/appointments.ts';
import { composeAppointmentMail, composeAppointmentSalesMail } from './appointments/composeMails.ts';
import { createLog } from './common/log.ts';
import { createMetrics } from './common/metrics.ts';
import type { Config } from './config/config.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { renderPdf } from './documents/pdf/renderPdf.ts';
import { createLeads } from './leads/repository.ts';
import { createSuspectLists, type SuspectLists } from './leads/suspectLists.ts';
import { type Composers, createMailHandler } from './mail/composer.ts';
import { composeCustomerMail } from './mail/customerMail.ts';
import { composePrivacyMail, composeSalesMail, composeBookingMail, composeIntentMail } from './mail/leadMails.ts';
import { composeSuspectsMail } from './mail/suspectsMail.ts';
import { createTransport, type MailTransport } from './mail/transport.ts';
import { composeConfirmation } from './newsletter/confirmationMail.ts';
import { createSubscriptions } from './newsletter/subscriptions.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createQuietQueue } from './outbox/quietQueue.ts';
import { Worker } from './outbox/worker.ts';
import { createOriginWatch } from './partners/originWatch.ts';
import { createPartners, DEMO_PARTNER } from './partners/partners.ts';
import { SOLD_FUNNELS } from './presenters/registry.ts';
import { createQuoteLinks } from './presenters/savedQuote.ts';

export interface Services extends AppServices {
  readonly worker: Worker;
  readonly transport: MailTransport;
  /** Stores what is waiting, then lets go of everything. */
  readonly close: () => Promise<void>;
}

export interface ServiceOptions {
  readonly now?: () => Date;
  readonly logTo?: DestinationStream;
  readonly pollMs?: number;
  readonly retryDelay?: (attempts: number) => number;
}

const MAILS_AN_HOUR = 3;
// Booked, moved a few times, cancelled: nobody in earnest needs more, and a stranger's address gets no flood.
const APPOINTMENT_MAILS_AN_HOUR = 6;
const POLL_MS = 5000;
const PDF_PATIENCE_MS = 100;

const mailRules = ({ rateLimit, mailFrom }: Config) => ({
  hourlyLimit: rateLimit === 'off' ? Number.POSITIVE_INFINITY : MAILS_AN_HOUR,
  appointmentLimit: rateLimit === 'off' ? Number.POSITIVE_INFINITY : APPOINTMENT_MAILS_AN_HOUR,
  domain: mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1),
});

interface MailSources extends Pick<
  AppServices,
  'appointmentLinks' | 'config' | 'leads' | 'links' | 'subscriptions' | 'traffic'
> {
  readonly suspects: SuspectLists;
}

/** Who words which mail. */
function composersOf(sources: MailSources): Composers {
  const { appointmentLinks, config, leads, links, subscriptions, suspects, traffic } = sources;
  const { quotePage: quoteUrl } = links;
  const toSales = { sales: config.salesEmail, quoteUrl };
  const inTurn = createQuietQueue(() => traffic.inFlight > 0, PDF_PATIENCE_MS);
  return {
    'sales-mail': composeSalesMail({ ...toSales, findQuick: leads.findQuick }),
    'privacy-mail': composePrivacyMail({ ...toSales, sales: config.privacyEmail }),
    'booking-mail': composeBookingMail(toSales),
    'intent-mail': composeIntentMail(toSales),
    'customer-mail': composeCustomerMail({
      quoteUrl,
      drawPdf: (input) => inTurn(() => renderPdf(input)),
    }),
    'appointment-sales-mail': composeAppointmentSalesMail(toSales),
    'appointment-mail': composeAppointmentMail(appointmentLinks),
    'suspects-mail': composeSuspectsMail({ sales: toSales.sales, findList: suspects.findList }),
    'newsletter-mail': composeConfirmation(subscriptions, config.publicUrl),
  };
}

/** Everything that a process holds open, put together in one place. */
export async function createServices(config: Config, options: ServiceOptions = {}): Promise<Services> {
  const { now = () => new Date(), pollMs = POLL_MS } = options;
  const log = createLog(config, options.logTo);
  const database = await openDatabase(config);
  await migrate(database, now());

  const links = createQuoteLinks(config.publicUrl);
  const traffic = { inFlight: 0 };
  const transport = createTransport({ dataDir: config.dataDir, ...(config.smtpUrl && { smtpUrl: config.smtpUrl }) });
  const outbox = createOutbox(database, now);
  const mailing = { now, rules: mailRules(config), onMailQueued: () => worker.wake() };
  const leads = createLeads(database, mailing);
  const appointments = createAppointments(database, { ...mailing, capacity: config.capacity });
  const appointmentLinks = createAppointmentLinks(config.publicUrl);
  const metrics = createMetrics({ waitingLeads: leads.waiting, oldestDueSeconds: outbox.oldestDueSeconds });
  const originWatch = createOriginWatch({ log, metrics, now });
  const builtIn = config.isProduction ? [] : [DEMO_PARTNER];
  const partners = await createPartners(database, { allowedOrigins: config.allowedOrigins, builtIn, log });

  const suspects = createSuspectLists(database, { now, log, rules: mailRules(config), funnels: SOLD_FUNNELS });
  const subscriptions = createSubscriptions(database, now);
  const handle = createMailHandler({
    findLead: leads.findById,
    transport,
    from: config.mailFrom,
    composers: composersOf({ config, leads, links, appointmentLinks, subscriptions, suspects, traffic }),
    onSent: (row) => metrics.observeMail(row.event, (now().getTime() - Date.parse(row.created_at)) / 1000),
  });
  const capacity = transport.connections * 2;
  const retry = options.retryDelay && { retryDelay: options.retryDelay };
  const onWake = suspects.queueDueList;
  const worker = new Worker({ onWake, outbox, handle, capacity, pollMs, now, log, ...retry });

  const close = async (): Promise<void> => {
    partners.close();
    await Promise.all([leads.drained(), appointments.drained()]);
    await worker.stop();
    await transport.close();
    await database.close();
  };
  const readiness = { isStopping: false };
  const stores = { appointments, appointmentLinks, config, database, leads, links, now, partners, subscriptions };
  const watching = { log, metrics, originWatch, readiness, traffic };
  return { ...stores, ...watching, worker, transport, close };
}
