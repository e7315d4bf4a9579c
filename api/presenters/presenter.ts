import type { AppointmentKind } from '#contract/common/appointments.ts';
import { choicesOf } from '#contract/common/choices.ts';
import type { HomeEstimate } from '#contract/common/energy/estimate.ts';
import type { EstimateInputs } from '#contract/common/energy/inputs.ts';
import type { FieldProblem } from '#contract/common/problems.ts';
import { QUOTE_HOURS } from '#contract/common/quoteValidity.ts';
import type { ReadResult, Submission } from '#contract/common/submission.ts';
import { ANSWERS_FIELD, type QuoteAction } from '#contract/common/wire.ts';
import type { FunnelContract } from '#contract/registry.ts';
import { pageOfFunnel } from '#contract/tags.ts';
import type { McsTable } from '../config/mcsTable.ts';
import type { QuoteDocument, QuoteSection } from '../documents/quoteDocument.ts';
import type { LeadSize, SalesDue, SalesRow, SalesSummary } from '../leads/salesSummary.ts';
import type { MailEvent } from '../outbox/outboxRow.ts';

/** What a funnel says of one submission. Contact, price and partner come from summariseForSales. */
export interface Presentation {
  /**
   * What the customer's mail, the PDF and the saved page are drawn from: no personal data and no free text, because all
   * three are passed on. Without one the customer gets no mail, and there is nothing to save.
   */
  readonly document?: QuoteDocument | undefined;
  /** A complaint about personal data: it goes to whoever answers for these, and to nobody in sales. */
  readonly isForPrivacy?: boolean;
  /** By when we promised to be in touch; undefined where no time was promised. */
  readonly due?: SalesDue | undefined;
  /** What kind of lead it is, then enumerations, figures and the postcode district. The names go in between. */
  readonly subjectParts: readonly string[];
  /** What the lead is routed by; undefined where nothing was asked that has a size. */
  readonly size?: LeadSize | undefined;
  /** Of a business, as it was typed. */
  readonly business?: string | undefined;
  readonly headline: readonly SalesRow[];
  /** "Phone": how the visitor would like to hear from us. */
  readonly prefers?: string | undefined;
  /** As they were typed. */
  readonly notes?: string | undefined;
  /** What somebody has written to us, as it was typed. */
  readonly message?: string | undefined;
  /** Beside the price: what is kept of it with the lead. Undefined where nothing is estimated. */
  readonly estimate?: HomeEstimate | undefined;
  /** Every other answer, free text too. */
  readonly sections: SalesSummary['sections'];
  readonly address: string;
  /** Sentences on what sales should look at first. */
  readonly flags: readonly string[];
  /** Further sentences there, on what was chosen. */
  readonly checks?: readonly string[];
}

/** A contract that still knows the type of its data. */
export interface TypedContract<Data> extends Omit<FunnelContract, 'read'> {
  readonly read: (quoteData: unknown) => ReadResult<Data>;
}

export type Received =
  | { readonly ok: false; readonly problems: readonly FieldProblem[] }
  | { readonly ok: true; readonly submission: Submission; readonly present: (now: Date) => Presentation };

/** A stored quote that is estimated anew, and when. */
export interface EstimateRequest<Data> {
  readonly data: Data;
  /** As the lead was priced. */
  readonly totalPence: number;
  readonly inputs: EstimateInputs;
  readonly now: Date;
  /** Of the operator's licensed table, where there is one. */
  readonly mcsTable?: McsTable | undefined;
}

/** What a lead says once more is known of the home. */
export interface NewEstimate {
  readonly estimate: HomeEstimate;
  /** kWh a year by the operator's licensed table; undefined without one, and where it says nothing of such a roof. */
  readonly mcsKwh: number | undefined;
  /** For the customer. */
  readonly section: QuoteSection;
  /** For sales. */
  readonly sections: SalesSummary['sections'];
}

/** What the API adds to a funnel's contract: how its leads are worded, and which mails they set off. */
export interface Presenter {
  readonly contract: Omit<FunnelContract, 'read'>;
  readonly mails: readonly MailEvent[];
  /** What may follow a lead; any other action is refused. */
  readonly actions: readonly QuoteAction[];
  /** What can be booked with the token of a lead. */
  readonly appointments: readonly AppointmentKind[];
  /** Whether the lead has a saved page, with a token that opens it. */
  readonly savesQuote: boolean;
  /** For how many hours a saved quote can be opened and acted on. */
  readonly validHours: number;
  /** Address of the page where a new quote begins: "/solar-quote". */
  readonly page: string;
  /** Of two presenters of one wire type: whether this one takes what came. The presenter without a claim takes the rest. */
  readonly claims: ((quoteData: unknown) => boolean) | undefined;
  readonly receive: (quoteData: unknown) => Received;
  /** The estimate of a stored quote for a home of which more is known; undefined where there can be none. */
  readonly estimate: (request: EstimateRequest<unknown>) => NewEstimate | undefined;
  /** Address of the same page with the choices of a lead filled in. @param quoteData as stored */
  readonly restart: (quoteData: unknown) => string;
}

/** How the form of a funnel is filled in once more. */
interface Restart {
  /** What the page's address says. */
  readonly query?: Readonly<Record<string, string>>;
  /** The answers as the widget keeps them. */
  readonly record: unknown;
}

export interface PresenterDefinition<Data> {
  readonly contract: TypedContract<Data>;
  readonly mails: readonly MailEvent[];
  /** Default: `viewed` and `email`. */
  readonly actions?: readonly QuoteAction[];
  /** Default: a call-back, for a lead with a saved page. */
  readonly appointments?: readonly AppointmentKind[];
  /** Default: true. */
  readonly savesQuote?: boolean;
  /** Default: QUOTE_HOURS. */
  readonly validHours?: number;
  readonly claims?: (quoteData: unknown) => boolean;
  /** Default: the record is the data. */
  readonly restart?: (data: Data) => Restart;
  /** Default: none. */
  readonly estimate?: (request: EstimateRequest<Data>) => NewEstimate | undefined;
  /** @param now when the lead is accepted: some rules hold for a time */
  readonly present: (submission: Submission<Data>, now: Date) => Presentation;
}

const DEFAULT_ACTIONS: readonly QuoteAction[] = ['viewed', 'email'];

function addressOf(page: string, { query = {}, record }: Restart): string {
  const search = new URLSearchParams(query).toString();
  const answers = encodeURIComponent(JSON.stringify(choicesOf(record)));
  return `${page}${search && `?${search}`}#${ANSWERS_FIELD}=${answers}`;
}

export const definePresenter = <Data>(definition: PresenterDefinition<Data>): Presenter => ({
  contract: definition.contract,
  mails: definition.mails,
  actions: definition.actions ?? DEFAULT_ACTIONS,
  appointments: definition.appointments ?? (definition.savesQuote === false ? [] : ['call-back']),
  savesQuote: definition.savesQuote ?? true,
  validHours: definition.validHours ?? QUOTE_HOURS,
  page: pageOfFunnel(definition.contract.funnel),
  claims: definition.claims,
  receive: (quoteData) => {
    const reading = definition.contract.read(quoteData);
    if (!reading.ok) return reading;
    const { submission } = reading;
    return { ok: true, submission, present: (now) => definition.present(submission, now) };
  },
  estimate: ({ data, ...request }) => {
    const reading = definition.contract.read(data);
    return reading.ok ? definition.estimate?.({ ...request, data: reading.submission.data }) : undefined;
  },
  restart: (quoteData) => {
    const { restart = (record) => ({ record }) } = definition;
    const page = pageOfFunnel(definition.contract.funnel);
    const reading = definition.contract.read(quoteData);
    // Rules may have changed since: then the form begins empty.
    return reading.ok ? addressOf(page, restart(reading.submission.data)) : page;
  },
});
