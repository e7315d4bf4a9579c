import type { MailRow } from './mailLayout.ts';

/** Whom a lead is from, and how to reach them. */
export interface SalesContact {
  readonly name: string;
  /** As it was typed; absent for a home. */
  readonly business?: string;
  /** As it was typed; "" when it was not asked for. */
  readonly phone: string;
  /** "tel:+441914980123"; "" when the number could not be read. */
  readonly dial: string;
  readonly email: string;
  /** "" when it was not asked for. */
  readonly postcode: string;
  readonly address?: string;
}

/** What sales are told of a lead, in the order of reading. */
export interface SalesMailInput {
  /** What was promised: in a subject ("Call by 11:00 Monday"; "" for none), and above everything else in the mail. */
  readonly due?: { readonly short: string; readonly long: string };
  /** What a salesperson sorts by: ["Solar", "Home", "4 kW", "£3,297", "NE1"]. Typed names come in by `subjectName` only. */
  readonly subjectParts: readonly string[];
  readonly reference: string | null;
  /** The figures to know before calling, the most telling first. */
  readonly headline: readonly MailRow[];
  readonly contact: SalesContact;
  /** How to answer, and what was written in the box for notes. */
  readonly wishes?: readonly MailRow[];
  readonly sections: readonly { readonly heading: string; readonly rows: readonly MailRow[] }[];
  /** Sentences on what to look at first: a price that differs, an unknown item, an unknown partner key. */
  readonly flags: readonly string[];
  /** Further sentences beside them. */
  readonly checks?: readonly string[];
  /** In brackets before the subject; "" or absent for none. A mark on every mail would be a mark on no mail. */
  readonly flagLabel?: string;
  /** Page with what the customer sees, absolute; undefined where there is none. */
  readonly quoteUrl?: string | undefined;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly attributionRows: readonly MailRow[];
  readonly leadId: string;
}
