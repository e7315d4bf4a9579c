import * as z from 'zod/mini';
import { envelopeFields } from '#contract/common/envelope.ts';
import { cleanLine } from '#contract/common/text.ts';
import { QUICKEST_PERSON_MS, type Attribution, type QuoteAnswer } from '#contract/common/wire.ts';
import type { Metrics } from '../common/metrics.ts';
import { ApiProblem, validationProblem } from '../common/problem.ts';
import type { Config } from '../config/config.ts';
import type { LeadRow, Suspicion } from '../leads/leadRow.ts';
import type { Leads } from '../leads/repository.ts';
import type { Partners } from '../partners/partners.ts';
import type { Presenter } from '../presenters/presenter.ts';
import { presenterFor, QUOTE_TYPES } from '../presenters/registry.ts';
import type { QuoteLinks } from '../presenters/savedQuote.ts';
import { isGivenKey, newLead } from './newLead.ts';
import type { Credit } from './summariseForSales.ts';

export interface QuoteRequest {
  readonly body: unknown;
  /** Value of the header Idempotency-Key. */
  readonly key: string | undefined;
  /** Value of the header Authorization. */
  readonly authorization: string | undefined;
  /** Of the page, as its browser states it; undefined where a program sent the request. */
  readonly origin: string | undefined;
  /** Origins of the pages around ours, where that is in a frame. */
  readonly framedBy?: readonly string[];
  /** That the request came from; see `networkOf`. */
  readonly network: string | undefined;
  /** Of the browser, as it says itself. */
  readonly userAgent: string | undefined;
}

export interface Acceptance {
  readonly status: 200 | 201;
  readonly answer: QuoteAnswer;
}

export interface AcceptServices {
  readonly leads: Leads;
  readonly partners: Partners;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly links: QuoteLinks;
  readonly metrics: Metrics;
  readonly now: () => Date;
}

const BEARER = /^Bearer +(\S{1,200})$/i;

const envelopeSchema = z.object({
  type: z.optional(z.unknown()),
  quoteData: z.optional(z.unknown()),
  ...envelopeFields,
});
type Envelope = z.infer<typeof envelopeSchema>;

function openEnvelope(body: unknown): Envelope {
  const parsed = envelopeSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationProblem([{ path: '', message: 'Send an object with type and quoteData.' }]);
}

function findPresenter(envelope: Envelope): Presenter {
  const presenter = presenterFor(envelope);
  if (presenter) return presenter;
  throw validationProblem([{ path: 'type', message: `Send one of the types ${QUOTE_TYPES.join(', ')}.` }]);
}

// An empty bearer ("Bearer" and nothing) is what tags without a partner send.
async function creditFor(
  { attribution = {} }: Envelope,
  { authorization, origin: sender, framedBy = [] }: Pick<QuoteRequest, 'authorization' | 'origin' | 'framedBy'>,
  { leads, partners, config }: Pick<AcceptServices, 'leads' | 'partners' | 'config'>,
): Promise<Credit> {
  // A page of ours in a frame is as good as the pages around it. Without an origin it has shown that it is ours.
  const around = sender === config.publicUrl || sender === 'null' ? framedBy : [];
  const [origin = sender] = around;
  const claimed = BEARER.exec(authorization ?? '')?.[1] ?? attribution.partner ?? '';
  const partner = partners.findByKey(claimed);
  if (!partner) return { claimed, partner, isEarned: false, origin };
  const isTheirs = [origin, ...around].some((page) => page !== undefined && partner.origins.includes(page));
  if (isTheirs) return { claimed, partner, isEarned: true, origin };
  // A partner's quick quote leads on to our own form: then the same visit has a lead that came from the partner's page.
  const { visitId } = attribution;
  const quick = sender === config.publicUrl && visitId ? await leads.findQuick(visitId) : undefined;
  return { claimed, partner, isEarned: quick?.partner_id === partner.id, origin };
}

// Old tags and other programs send no time. That of a quick quote does not count either: three answers are a second's
// work, it is mailed to nobody, and its tag does not wait as the others do.
function suspicionOf({ leadRoute = '', elapsedMs }: Envelope, { mails }: Presenter): Suspicion | null {
  if (leadRoute.trim() !== '') return 'trap';
  const isQuick = elapsedMs !== undefined && elapsedMs < QUICKEST_PERSON_MS;
  return isQuick && mails.length > 0 ? 'quick' : null;
}

const MAX_AGENT = 300;

/**
 * Consent is asked for on our own pages, so what others say of it is dropped. With it advertisers may be told of the lead,
 * and one of them wants to know the browser; without it that is not kept.
 */
function believed(
  { cookieConsent, ...attribution }: Attribution,
  { origin, userAgent }: Pick<QuoteRequest, 'origin' | 'userAgent'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Attribution & { readonly userAgent?: string } {
  if (cookieConsent !== 'all' || origin !== publicUrl) return attribution;
  return { ...attribution, cookieConsent, ...(userAgent && { userAgent: cleanLine(userAgent).slice(0, MAX_AGENT) }) };
}

function checkedKey(key: string | undefined): string | undefined {
  if (key === undefined || isGivenKey(key)) return key;
  throw new ApiProblem('malformed', 'Send a UUID as Idempotency-Key, or leave the header out.');
}

// Who knows an e-mail address, a phone number and a postcode may not yet read the quote.
const briefAnswer = ({ id, reference }: LeadRow): QuoteAnswer => ({ id, ...(reference && { reference }) });

function fullAnswer(lead: LeadRow, links: QuoteLinks): QuoteAnswer {
  const saved = links.savedQuote(lead);
  return {
    ...briefAnswer(lead),
    ...(saved && { token: lead.token, quoteUrl: saved.page, pdfUrl: saved.pdf, expiresAt: lead.expires_at }),
    ...(lead.customer_mail && { customerMail: lead.customer_mail }),
  };
}

/** What happens to a post: parse → price again → reference → save once. */
export function createAcceptQuote(services: AcceptServices) {
  const { leads, links, metrics, now } = services;
  return async (request: QuoteRequest): Promise<Acceptance> => {
    const { key: sentKey, network } = request;
    const envelope = openEnvelope(request.body);
    const presenter = findPresenter(envelope);
    const key = checkedKey(sentKey);

    const received = presenter.receive(envelope.quoteData);
    if (!received.ok) throw validationProblem(received.problems);

    const acceptedAt = now();
    const suspicion = suspicionOf(envelope, presenter);
    const credit = await creditFor(envelope, request, services);
    const saved = await leads.save(
      newLead({
        presenter,
        key,
        submission: received.submission,
        presentation: received.present(acceptedAt),
        attribution: believed(envelope.attribution ?? {}, request, services.config),
        credit,
        suspicion,
        network,
        now: acceptedAt,
      }),
    );

    metrics.countLead(presenter.contract.type, saved.kind);
    if (suspicion && saved.kind === 'created') metrics.countSuspect(presenter.contract.type, suspicion);
    if (saved.kind === 'conflict') {
      throw new ApiProblem('conflict', 'This Idempotency-Key belongs to other answers. Send these with a new key.');
    }
    const isBrief = saved.kind === 'repeat' && key === undefined;
    return {
      status: saved.kind === 'created' ? 201 : 200,
      answer: isBrief ? briefAnswer(saved.lead) : fullAnswer(saved.lead, links),
    };
  };
}
