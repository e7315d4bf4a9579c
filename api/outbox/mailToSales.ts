import type { LeadRow } from '../leads/leadRow.ts';
import type { SalesSummary } from '../leads/salesSummary.ts';
import { renderSalesMail } from '../mail/salesMail.ts';
import type { SalesMailInput } from '../mail/salesMailInput.ts';
import type { MailAddress } from '../mail/transport.ts';
import type { ComposedMail } from './composer.ts';

export interface SalesMailServices {
  readonly sales: readonly MailAddress[];
  /** Of the saved-quote page; undefined for a lead without one. */
  readonly quoteUrl: (lead: LeadRow) => string | undefined;
}

/** What is said of a lead beside what its row says. */
interface Said {
  readonly lead: LeadRow;
  readonly summary: SalesSummary & Pick<SalesMailInput, 'due' | 'flagLabel'>;
  /** For the name of an .eml file. */
  readonly event: string;
}

/** A mail to sales about a lead. A reply goes to the visitor. */
export function mailToSales({ lead, summary, event }: Said, { sales, quoteUrl }: SalesMailServices): ComposedMail {
  const { reference, created_at: receivedAt, id: leadId } = lead;
  return {
    ...renderSalesMail({ ...summary, reference, receivedAt, leadId, quoteUrl: quoteUrl(lead) }),
    to: sales,
    replyTo: { name: summary.contact.name, address: lead.email },
    event,
  };
}
