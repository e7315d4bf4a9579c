import type { FieldProblem } from '#contract/common/problems.ts';
import type { ReadResult, Submission } from '#contract/common/submission.ts';
import type { FunnelContract } from '#contract/registry.ts';
import type { QuoteDocument } from '../documents/quoteDocument.ts';
import type { SalesRow, SalesSummary } from '../leads/salesSummary.ts';
import type { MailEvent } from '../outbox/outboxRow.ts';

/** What a funnel says of one submission. Contact, price and partner are told by the common part. */
export interface Presentation {
  /** No personal data and no free text: mail, PDF and saved page are passed on. */
  readonly document: QuoteDocument;
  /** Enumerations, figures and the postcode district only: it stands in a subject line. */
  readonly subjectParts: readonly string[];
  readonly headline: readonly SalesRow[];
  /** Every answer, free text too. */
  readonly sections: SalesSummary['sections'];
  readonly address: string;
  /** Sentences on what sales should look at first. */
  readonly flags: readonly string[];
}

/** A contract that still knows the type of its data. */
export interface TypedContract<Data> extends Omit<FunnelContract, 'read'> {
  readonly read: (quoteData: unknown) => ReadResult<Data>;
}

export type Received =
  | { readonly ok: false; readonly problems: readonly FieldProblem[] }
  | { readonly ok: true; readonly submission: Submission; readonly present: () => Presentation };

/** What the API adds to a funnel's contract: how its leads are worded, and which mails they set off. */
export interface Desk {
  readonly contract: Omit<FunnelContract, 'read'>;
  readonly mails: readonly MailEvent[];
  /** Address of the page where a new quote begins: "/solar-quote". */
  readonly page: string;
  readonly receive: (quoteData: unknown) => Received;
}

export interface DeskDefinition<Data> {
  readonly contract: TypedContract<Data>;
  readonly mails: readonly MailEvent[];
  readonly page: string;
  readonly present: (submission: Submission<Data>) => Presentation;
}

export const defineDesk = <Data>({ contract, mails, page, present }: DeskDefinition<Data>): Desk => ({
  contract,
  mails,
  page,
  receive: (quoteData) => {
    const reading = contract.read(quoteData);
    if (!reading.ok) return reading;
    const { submission } = reading;
    return { ok: true, submission, present: () => present(submission) };
  },
});
