import type { AppServices } from './app.ts';
import { composeAppointmentMail, composeAppointmentSalesMail } from './appointments/composeMails.ts';
import type { Config } from './config/config.ts';
import { routeOf } from './config/routing.ts';
import { renderPdf } from './documents/pdf/renderPdf.ts';
import type { LeadRow } from './leads/leadRow.ts';
import type { SalesSummary } from './leads/salesSummary.ts';
import type { SuspectLists } from './leads/suspectLists.ts';
import { type Composers, createMailHandler } from './mail/composer.ts';
import { composeCustomerMail } from './mail/customerMail.ts';
import { composePrivacyMail, composeSalesMail, composeBookingMail, composeIntentMail } from './mail/leadMails.ts';
import { createMailServerWatch, type MailServerWatch } from './mail/mailServerWatch.ts';
import { composeSuspectsMail } from './mail/suspectsMail.ts';
import { createTransport } from './mail/transport.ts';
import { composeConfirmation } from './newsletter/confirmationMail.ts';
import type { DeliveryOptions } from './outbox/deliver.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createQuietQueue } from './outbox/quietQueue.ts';
import { Worker } from './outbox/worker.ts';

export interface MailSources extends Pick<
  AppServices,
  'appointmentLinks' | 'config' | 'leads' | 'links' | 'log' | 'metrics' | 'now' | 'subscriptions' | 'traffic'
> {
  readonly outbox: Outbox;
  readonly suspects: SuspectLists;
}

export interface MailingOptions {
  readonly pollMs?: number | undefined;
  readonly retryDelay?: DeliveryOptions['retryDelay'];
}

/** What takes mails out of the outbox. */
export interface Mailing {
  readonly worker: Worker;
  readonly mailServer: MailServerWatch;
  /** Lets what is in hand leave. */
  readonly close: () => Promise<void>;
}

const POLL_MS = 5000;
const PDF_PATIENCE_MS = 100;

/** Who words which mail. */
function composersOf(sources: MailSources): Composers {
  const { appointmentLinks, config, leads, links, subscriptions, suspects, traffic } = sources;
  const { quotePage: quoteUrl } = links;
  const toSales = {
    quoteUrl,
    recipientsOf: ({ funnel, postcode }: LeadRow, { size = {} }: SalesSummary) =>
      routeOf(config.routes, { funnel, postcode, ...size })?.recipients ?? config.salesEmail,
  };
  const inTurn = createQuietQueue(() => traffic.inFlight > 0, PDF_PATIENCE_MS);
  return {
    'sales-mail': composeSalesMail({ ...toSales, findQuick: leads.findQuick }),
    'privacy-mail': composePrivacyMail({ ...toSales, recipientsOf: () => config.privacyEmail }),
    'booking-mail': composeBookingMail(toSales),
    'intent-mail': composeIntentMail(toSales),
    'customer-mail': composeCustomerMail({
      quoteUrl,
      drawPdf: (input) => inTurn(() => renderPdf(input)),
    }),
    'appointment-sales-mail': composeAppointmentSalesMail(toSales),
    'appointment-mail': composeAppointmentMail(appointmentLinks),
    'suspects-mail': composeSuspectsMail({ sales: config.salesEmail, findList: suspects.findList }),
    'newsletter-mail': composeConfirmation(subscriptions, config.publicUrl),
  };
}

const transportOf = ({ dataDir, smtpUrl }: Config) => createTransport({ dataDir, ...(smtpUrl && { smtpUrl }) });

/** Puts together who takes mails out of the outbox, who words them and what carries them away. */
export function createMailing(sources: MailSources, { pollMs = POLL_MS, retryDelay }: MailingOptions): Mailing {
  const { config, leads, log, metrics, now, outbox, suspects } = sources;
  const transport = transportOf(config);
  const mailServer = createMailServerWatch(transport, log);
  const handle = createMailHandler({
    findLead: leads.findById,
    transport,
    from: config.mailFrom,
    composers: composersOf(sources),
    onSent: (row) => {
      mailServer.hasSent();
      metrics.observeMail(row.event, (now().getTime() - Date.parse(row.created_at)) / 1000);
    },
  });
  const worker = new Worker({
    outbox,
    handle,
    capacity: transport.connections * 2,
    pollMs,
    now,
    log,
    onWake: suspects.queueDueList,
    onFailure: ({ event }, failure) => {
      mailServer.hasFailed(failure.reason);
      metrics.countMailFailure(event, failure);
    },
    ...(retryDelay && { retryDelay }),
  });
  return {
    worker,
    mailServer,
    close: async () => {
      await worker.stop();
      await transport.close();
    },
  };
}
