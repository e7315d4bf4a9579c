import * as z from 'zod/mini';
import type { LeadRow } from '../leads/leadRow.ts';
import { ORIGIN_HEADING, presentSummary, type LeadSize, type SalesRow } from '../leads/salesSummary.ts';
import { subjectLine } from '../mail/mailText.ts';

/** Rises when a field goes or changes its meaning; new fields come without. */
export const WEBHOOK_VERSION = 1;

/** The body of a webhook, told field by field in docs/webhooks.md. */
export interface LeadCreated {
  readonly type: 'lead.created';
  readonly version: typeof WEBHOOK_VERSION;
  /** When the lead was stored, ISO 8601. */
  readonly timestamp: string;
  /** The lead in a line, as the subject of the mail to sales has it. */
  readonly text: string;
  readonly data: {
    readonly id: string;
    readonly reference: string | null;
    readonly funnel: string;
    readonly size: LeadSize | null;
    /** By when the page promised that we are in touch. */
    readonly due: string | null;
    /** Page with what the customer sees. */
    readonly quoteUrl: string | null;
    readonly contact: {
      readonly firstName: string;
      readonly name: string;
      readonly business: string | null;
      readonly email: string;
      /** As it was typed. */
      readonly phone: string;
      /** "+441914980123"; "" where the number could not be read. */
      readonly dial: string;
      readonly address: string | null;
      readonly postcode: string;
    };
    readonly price: {
      /** A month for plans, once for installations; null without a price. */
      readonly totalPence: number | null;
      readonly check: string | null;
    };
    /** What sales should look at first. */
    readonly flags: readonly string[];
    /** Every answer in words: as the mail to sales has them. */
    readonly sections: readonly { readonly heading: string; readonly rows: readonly SalesRow[] }[];
    /** The answers as the form sent them. */
    readonly quoteData: unknown;
    /** When the customer took back what they had agreed to in it besides, ISO 8601; null while it holds. */
    readonly consentWithdrawnAt: string | null;
    readonly partner: string | null;
    /** The partner's own id for the lead. */
    readonly partnerReference: string | null;
    /** Page, campaign and how the visitor came. */
    readonly attribution: unknown;
  };
}

const storedBody = z.object({ quoteData: z.unknown(), attribution: z.unknown() });

/** What another system is told of a lead. @param quoteUrl of its saved page; undefined without one */
export function leadCreated(lead: LeadRow, quoteUrl: string | undefined): LeadCreated {
  const summary = presentSummary(lead);
  const { name, business = null, phone, dial, email, address = null, postcode } = summary.contact;
  const { quoteData, attribution } = storedBody.parse(JSON.parse(lead.body));
  const { due, subjectParts, size = null, wishes = [], checks = [] } = summary;
  return {
    type: 'lead.created',
    version: WEBHOOK_VERSION,
    timestamp: lead.created_at,
    text: subjectLine([due?.short ?? '', ...subjectParts, ...(lead.reference === null ? [] : [lead.reference])]),
    data: {
      id: lead.id,
      reference: lead.reference,
      funnel: lead.funnel,
      size,
      due: due?.long ?? null,
      quoteUrl: quoteUrl ?? null,
      contact: {
        firstName: lead.first_name,
        name,
        business,
        email,
        phone,
        dial: dial.replace(/^tel:/, ''),
        address: address || null,
        postcode,
      },
      price: { totalPence: lead.total_pence, check: lead.price_check },
      flags: [...summary.flags, ...checks],
      sections: [
        { heading: 'At a glance', rows: [...summary.headline, ...wishes] },
        ...summary.sections,
        { heading: ORIGIN_HEADING, rows: summary.attributionRows },
      ],
      quoteData,
      consentWithdrawnAt: lead.consent_withdrawn_at,
      partner: lead.partner_id,
      partnerReference: lead.partner_reference,
      attribution,
    },
  };
}
