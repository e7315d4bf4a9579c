import * as z from 'zod/mini';
import { greetingName } from '#contract/common/text.ts';
import { parseQuoteDocument, type QuoteDocument } from '../documents/quoteDocument.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { parseSalesSummary } from '../leads/salesSummary.ts';
import { renderCustomerMail } from '../mail/customerMail.ts';
import { renderSalesMail } from '../mail/salesMail.ts';
import type { MailAddress, MailMessage, MailTransport } from '../mail/transport.ts';
import type { MailHandler } from './deliver.ts';
import type { MailEvent, OutboxRow } from './outboxRow.ts';

export interface PdfInput {
  readonly firstName: string;
  readonly reference: string;
  readonly document: QuoteDocument;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly quoteUrl: string;
}

export interface HandlerServices {
  readonly findLead: (id: string) => Promise<LeadRow | undefined>;
  readonly transport: MailTransport;
  readonly from: MailAddress;
  readonly sales: readonly MailAddress[];
  readonly quoteUrl: (token: string) => string;
  readonly drawPdf: (input: PdfInput) => Promise<Buffer>;
  readonly onSent: (row: OutboxRow) => void;
}

type Composer = (lead: LeadRow, services: HandlerServices) => Promise<Omit<MailMessage, 'messageId' | 'from'>>;

const json = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text)),
);

const salesMail: Composer = (lead, { sales }) => {
  const summary = parseSalesSummary(json.parse(lead.sales));
  const { reference, created_at: receivedAt, id: leadId } = lead;
  const content = renderSalesMail({ ...summary, reference, receivedAt, leadId });
  return Promise.resolve({ ...content, to: sales, replyTo: { address: lead.email }, event: 'sales' });
};

const customerMail: Composer = async (lead, { quoteUrl, drawPdf }) => {
  const input = {
    firstName: greetingName(lead.first_name),
    reference: lead.reference ?? '',
    document: parseQuoteDocument(json.parse(lead.document)),
    quoteUrl: quoteUrl(lead.token),
    expiresAt: lead.expires_at,
  };
  const content = await drawPdf({ ...input, issuedAt: lead.created_at });
  return {
    ...renderCustomerMail(input),
    to: [{ address: lead.email }],
    attachments: [{ filename: `quote-${input.reference}.pdf`, content, contentType: 'application/pdf' }],
    // Keeps out-of-office replies away from the sender's mailbox.
    headers: { 'Auto-Submitted': 'auto-generated' },
    event: 'customer',
  };
};

const COMPOSERS: Readonly<Record<MailEvent, Composer>> = { 'sales-mail': salesMail, 'customer-mail': customerMail };

/** Event → handler: composes the mail of a row from its lead and hands it to the mail server. */
export function createMailHandler(services: HandlerServices): MailHandler {
  return async (row: OutboxRow) => {
    const lead = await services.findLead(row.lead_id);
    // Erased on request between queueing and now: there is nobody to write to.
    if (!lead) return;
    const mail = await COMPOSERS[row.event](lead, services);
    await services.transport.send({ ...mail, from: services.from, messageId: row.message_id });
    services.onSent(row);
  };
}
