import type { DestinationStream } from 'pino';
import type { AppServices } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { renderPdf } from './documents/renderPdf.ts';
import { createLeads } from './leads/repository.ts';
import { createLog } from './log.ts';
import { createTransport, type MailTransport } from './mail/transport.ts';
import { createMetrics } from './metrics.ts';
import { composeConfirmation } from './newsletter/composeConfirmation.ts';
import { createSubscriptions } from './newsletter/subscriptions.ts';
import { composeCustomerMail } from './outbox/customerMail.ts';
import { composeBookingMail, composeIntentMail } from './outbox/followUpMails.ts';
import { createMailHandler } from './outbox/handlers.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createQuietQueue } from './outbox/quietQueue.ts';
import { composeSalesMail } from './outbox/salesMail.ts';
import { Worker } from './outbox/worker.ts';
import { createPartners, DEMO_PARTNER } from './partners/partners.ts';
import { createQuoteLinks } from './quotes/quoteLinks.ts';

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
const POLL_MS = 5000;
const PDF_PATIENCE_MS = 100;

const mailRules = ({ rateLimit, mailFrom }: Config) => ({
  hourlyLimit: rateLimit === 'off' ? Number.POSITIVE_INFINITY : MAILS_AN_HOUR,
  domain: mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1),
});

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
  const leads = createLeads(database, { now, rules: mailRules(config), onMailQueued: () => worker.wake() });
  const metrics = createMetrics({ waitingLeads: leads.waiting, oldestDueSeconds: outbox.oldestDueSeconds });
  const builtIn = config.isProduction ? [] : [DEMO_PARTNER];
  const partners = await createPartners(database, { allowedOrigins: config.allowedOrigins, builtIn, log });

  const subscriptions = createSubscriptions(database, now);
  const inTurn = createQuietQueue(() => traffic.inFlight > 0, PDF_PATIENCE_MS);
  const handle = createMailHandler({
    findLead: leads.findById,
    transport,
    from: config.mailFrom,
    composers: {
      'sales-mail': composeSalesMail({ sales: config.salesEmail, findQuick: leads.findQuick }),
      'booking-mail': composeBookingMail({ sales: config.salesEmail }),
      'intent-mail': composeIntentMail({ sales: config.salesEmail }),
      'customer-mail': composeCustomerMail({
        quoteUrl: (lead) => links.savedQuote(lead)?.page,
        drawPdf: (input) => inTurn(() => renderPdf(input)),
      }),
      'newsletter-mail': composeConfirmation(subscriptions, config.publicUrl),
    },
    onSent: (row) => metrics.observeMail(row.event, (now().getTime() - Date.parse(row.created_at)) / 1000),
  });
  const capacity = transport.connections * 2;
  const retry = options.retryDelay && { retryDelay: options.retryDelay };
  const worker = new Worker({ outbox, handle, capacity, pollMs, now, log, ...retry });

  const close = async (): Promise<void> => {
    partners.close();
    await leads.drained();
    await worker.stop();
    await transport.close();
    await database.close();
  };
  const readiness = { isStopping: false };
  const routed = { config, database, leads, links, log, metrics, now, partners, readiness, subscriptions, traffic };
  return { ...routed, worker, transport, close };
}
