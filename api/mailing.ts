import type { AppServices } from './app.ts';
import { composeAppointmentMail, composeAppointmentSalesMail } from './appointments/composeMails.ts';
import { routeOf } from './config/routing.ts';
import { createConversionHandler } from './delivery/conversionHandler.ts';
import { createWebhookHandler, WEBHOOK_CONNECTIONS } from './delivery/webhookHandler.ts';
import { composeDigest, composeReminder } from './desk/composeMails.ts';
import type { QuotePdfInput } from './documents/pdf/renderPdf.ts';
import type { LeadRow } from './leads/leadRow.ts';
import type { QuotePdfs } from './leads/quotePdfs.ts';
import type { SalesSummary } from './leads/salesSummary.ts';
import type { SuspectLists } from './leads/suspectLists.ts';
import { composeCustomerMail } from './mail/composeCustomerMail.ts';
import { type Composers, createMailHandler } from './mail/composer.ts';
import { composePrivacyMail, composeSalesMail, composeBookingMail, composeIntentMail } from './mail/leadMails.ts';
import { removeMailFiles } from './mail/mailFile.ts';
import { createMailServerWatch, type MailServerWatch } from './mail/mailServerWatch.ts';
import { openThreadTransport } from './mail/mailThread.ts';
import { composePartnerMail } from './mail/partnerMail.ts';
import { composeSuspectsMail } from './mail/suspectsMail.ts';
import type { MailTransport } from './mail/transport.ts';
import { composeConfirmation } from './newsletter/confirmationMail.ts';
import type { DeliveryOptions, MailHandler } from './outbox/deliver.ts';
import { createLanes, type Lanes } from './outbox/lanes.ts';
import type { Outbox } from './outbox/outbox.ts';
import {
  CONVERSION_EVENT,
  type OutboxRow,
  PARTNER_EVENT,
  type PostedEvent,
  SALES_EVENTS,
  VISITOR_EVENTS,
  WEBHOOK_EVENT,
} from './outbox/outboxRow.ts';
import { Worker, type WorkerOptions } from './outbox/worker.ts';

export interface MailSources extends Pick<
  AppServices,
  'appointmentLinks' | 'config' | 'desk' | 'leads' | 'links' | 'log' | 'metrics' | 'now' | 'partners' | 'subscriptions'
> {
  readonly outbox: Outbox;
  readonly pdfs: QuotePdfs<QuotePdfInput>;
  readonly suspects: SuspectLists;
}

export interface MailingOptions {
  readonly pollMs?: number | undefined;
  readonly retryDelay?: DeliveryOptions['retryDelay'];
  /** Of each lane; with a thread of its own when nothing is said. */
  readonly openTransport?: typeof openThreadTransport;
}

type Lane = Pick<WorkerOptions, 'events' | 'onWake' | 'givesWay' | 'givingWay' | 'restMs'>;

/** What takes mails out of the outbox. */
export interface Mailing {
  readonly worker: Lanes;
  readonly mailServer: MailServerWatch;
  /** Lets what is in hand leave. */
  readonly close: () => Promise<void>;
}

const POLL_MS = 5000;
// Fewer would make a commit of every few mails. What a killed process holds waits for its lease: not many more, then.
const HELD_A_CONNECTION = 4;
// At most so many at a time while others go first: four times a second, visitors' once. With twice as many for sales, and visitors'
// four times, a crowd took a quarter longer, and half of 1,000 sales mails left no sooner: they wait for its end.
const SALES_GIVING_WAY = 10;
const OTHERS_GIVING_WAY = 1;
// A PDF costs as much as answers to a hundred visitors.
const VISITORS_REST_MS = 1000;
// A PDF in a mail is a hundred times the bytes of what sales read.
const VISITORS_NICENESS = 10;

/** Who words which mail. */
function composersOf(sources: MailSources): Composers {
  const { appointmentLinks, config, desk, leads, links, now, partners, pdfs, subscriptions, suspects } = sources;
  const { quotePage: quoteUrl } = links;
  const toSales = {
    quoteUrl,
    recipientsOf: ({ funnel, postcode }: LeadRow, { size = {} }: SalesSummary) =>
      routeOf(config.routes, { funnel, postcode, ...size })?.recipients ?? config.salesEmail,
    ...(desk && { deskOf: desk.mailOf }),
  };
  const { rota = [], manager = [] } = config.desk ?? {};
  const ofDesk = { desk, rota, manager, quoteUrl, now };
  return {
    'sales-mail': composeSalesMail({ ...toSales, findQuick: leads.findQuick }),
    'privacy-mail': composePrivacyMail({ quoteUrl, recipientsOf: () => config.privacyEmail }),
    'booking-mail': composeBookingMail(toSales),
    'intent-mail': composeIntentMail(toSales),
    'customer-mail': composeCustomerMail({ quoteUrl, pdfOf: pdfs.pdfOf }),
    'appointment-sales-mail': composeAppointmentSalesMail(toSales),
    'appointment-mail': composeAppointmentMail(appointmentLinks),
    'suspects-mail': composeSuspectsMail({ sales: config.salesEmail, findList: suspects.findList }),
    'desk-rota-mail': composeReminder('rota', ofDesk),
    'desk-manager-mail': composeReminder('manager', ofDesk),
    'desk-digest-mail': composeDigest(ofDesk),
    'partner-mail': composePartnerMail({ addressOf: partners.notifyAddress }),
    'newsletter-mail': composeConfirmation(subscriptions, config.publicUrl),
  };
}

interface PostLane extends Pick<MailSources, 'leads' | 'log' | 'metrics' | 'now' | 'outbox'> {
  readonly event: PostedEvent;
  readonly handle: MailHandler;
  readonly options: MailingOptions;
}

/** Other systems have a lane of their own too, each kind of them: one that hangs keeps nothing else waiting. */
const postLane = ({ event, handle, leads, log, metrics, now, options, outbox }: PostLane): Worker =>
  new Worker({
    outbox,
    events: [event],
    capacity: WEBHOOK_CONNECTIONS,
    givesWay: leads.isCrowded,
    givingWay: OTHERS_GIVING_WAY,
    pollMs: options.pollMs ?? POLL_MS,
    now,
    log,
    handle,
    onFailure: (_row, failure) => metrics.countMailFailure(event, failure),
    ...(options.retryDelay && { retryDelay: options.retryDelay }),
  });

/** Whoever is told of leads by a post. */
function postLanes(sources: MailSources, stopped: AbortSignal, options: MailingOptions): Worker[] {
  const { config, leads, links, metrics, now } = sources;
  const common = {
    findLead: leads.findById,
    rules: { allowsLoopback: !config.isProduction, stopped },
    onDelivered: ({ event, created_at: queuedAt }: OutboxRow) =>
      metrics.observeMail(event, (now().getTime() - Date.parse(queuedAt)) / 1000),
  };
  const webhooks = createWebhookHandler({ ...common, targets: config.webhooks, quoteUrl: links.quotePage });
  const conversions = createConversionHandler({ ...common, settings: config.conversions });
  return [
    postLane({ ...sources, options, event: WEBHOOK_EVENT, handle: webhooks }),
    postLane({ ...sources, options, event: CONVERSION_EVENT, handle: conversions }),
  ];
}

interface Post {
  readonly sources: MailSources;
  readonly options: MailingOptions;
  readonly composers: Composers;
  readonly mailServer: MailServerWatch;
}

function mailLane(transport: MailTransport, lane: Lane, { sources, options, composers, mailServer }: Post): Worker {
  const { config, leads, log, metrics, now, outbox } = sources;
  const { pollMs = POLL_MS, retryDelay } = options;
  return new Worker({
    outbox,
    ...lane,
    capacity: transport.connections * HELD_A_CONNECTION,
    pollMs,
    now,
    log,
    handle: createMailHandler({
      findLead: leads.findById,
      outbox,
      transport,
      removeFile: (messageId) => removeMailFiles(config.dataDir, [messageId]),
      from: config.mailFrom,
      composers,
      onSent: (row) => {
        mailServer.hasSent();
        metrics.observeMail(row.event, (now().getTime() - Date.parse(row.created_at)) / 1000);
      },
    }),
    onFailure: ({ event }, failure) => {
      mailServer.hasFailed(failure.reason);
      metrics.countMailFailure(event, failure);
    },
    ...(retryDelay && { retryDelay }),
  });
}

/**
 * Puts together who takes mails out of the outbox, who words them and what carries them away. Sales have a lane, a
 * thread and connections of their own, and customers' mails with their PDFs give way to it; all give way to visitors who come in crowds.
 */
export function createMailing(sources: MailSources, options: MailingOptions): Mailing {
  const { config, leads, log, outbox, pdfs, suspects } = sources;
  const { openTransport = openThreadTransport } = options;
  const { dataDir, smtpUrl } = config;
  const server = { dataDir, ...(smtpUrl && { smtpUrl }) };
  const [forSales, forVisitors] = [openTransport(server), openTransport({ ...server, niceness: VISITORS_NICENESS })];
  const mailServer = createMailServerWatch(forSales, log);
  const stopping = new AbortController();
  const post = { sources, options, composers: composersOf(sources), mailServer };
  const toSales: Lane = {
    events: SALES_EVENTS,
    onWake: suspects.queueDueList,
    givesWay: leads.isCrowded,
    givingWay: SALES_GIVING_WAY,
  };
  const sales = mailLane(forSales, toSales, post);
  const toVisitors: Lane = {
    events: [...VISITOR_EVENTS, PARTNER_EVENT],
    onWake: pdfs.dropExpired,
    givesWay: () => leads.isCrowded() || sales.isBehind,
    givingWay: OTHERS_GIVING_WAY,
    restMs: VISITORS_REST_MS,
  };
  const visitors = mailLane(forVisitors, toVisitors, post);
  const worker = createLanes(outbox, [sales, visitors, ...postLanes(sources, stopping.signal, options)]);
  return {
    worker,
    mailServer,
    close: async () => {
      const isStopped = worker.stop();
      // A receiver may take ten seconds over each: what it has not answered is posted once more after the next start.
      stopping.abort();
      await isStopped;
      await Promise.all([forSales.close(), forVisitors.close()]);
    },
  };
}
