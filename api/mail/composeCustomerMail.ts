import { shownReference } from '#contract/common/reference.ts';
import { greetingName } from '#contract/common/text.ts';
import type { QuotePdfInput } from '../documents/pdf/renderPdf.ts';
import { parseQuoteDocument } from '../documents/quoteDocument.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Composer } from './composer.ts';

interface CustomerMailServices {
  /** Of the saved-quote page; undefined for a lead without one, which then gets no PDF either. */
  readonly quoteUrl: (lead: LeadRow) => string | undefined;
  readonly pdfOf: (lead: LeadRow, input: QuotePdfInput) => Promise<Buffer>;
}

/** The visitor's copy of a quote, or the acknowledgement of a message. */
export const composeCustomerMail =
  ({ quoteUrl, pdfOf }: CustomerMailServices): Composer =>
  async (lead) => {
    const input = {
      firstName: greetingName(lead.first_name),
      reference: shownReference(lead.reference ?? ''),
      document: parseQuoteDocument(JSON.parse(lead.document)),
      issuedAt: lead.created_at,
      expiresAt: lead.expires_at,
    };
    const page = quoteUrl(lead);
    const pdf = page && (await pdfOf(lead, { ...input, quoteUrl: page }));
    const filename = `quote-${lead.reference ?? ''}.pdf`;
    return {
      customer: { ...input, quoteUrl: page },
      to: [{ address: lead.email }],
      ...(pdf && { attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] }),
      // Keeps out-of-office replies away from the sender's mailbox.
      headers: { 'Auto-Submitted': 'auto-generated' },
      event: 'customer',
    };
  };
