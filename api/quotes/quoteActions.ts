import type * as z from 'zod/mini';
import { readBooking } from '#contract/common/booking.ts';
import { quoteActionSchema } from '#contract/common/envelope.ts';
import { fieldPath } from '#contract/common/problems.ts';
import type { QuoteAction, QuoteActionAnswer } from '#contract/common/wire.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Leads } from '../leads/repository.ts';
import { ApiProblem, validationProblem } from '../problem.ts';
import { deskOfFunnel } from './desks.ts';
import type { QuoteLinks } from './quoteLinks.ts';

export interface ActionServices {
  readonly leads: Leads;
  readonly links: QuoteLinks;
  readonly now: () => Date;
}

type ActionRequest = z.infer<typeof quoteActionSchema>;
type Handler = (lead: LeadRow, request: ActionRequest) => Promise<Omit<QuoteActionAnswer, 'action'>>;

function readRequest(body: unknown): ActionRequest {
  const parsed = quoteActionSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationProblem(parsed.error.issues.map(({ path, message }) => ({ path: fieldPath(path), message })));
}

function checkAllowed(action: QuoteAction, allowed: readonly QuoteAction[]): void {
  if (allowed.includes(action)) return;
  throw validationProblem([{ path: 'action', message: `Send one of the actions ${allowed.join(', ')}` }]);
}

const handlersOf = ({ leads, now }: ActionServices): Readonly<Record<QuoteAction, Handler>> => ({
  viewed: async (lead) => {
    await leads.markViewed(lead.id);
    return {};
  },
  // Suspect leads are mailed to nobody.
  email: async (lead) => ({ customerMail: lead.suspect ? 'suppressed' : await leads.queueCustomerMail(lead) }),
  book: async (lead, request) => {
    const reading = readBooking(request, now().getTime());
    if (!reading.ok) throw validationProblem(reading.problems);
    await leads.book(lead, reading.booking);
    return {};
  },
  buy: async (lead) => {
    await leads.wantToBuy(lead);
    return {};
  },
});

/** What follows a lead. A mail only ever goes to the address of that lead, or to sales. */
export function createQuoteActions(services: ActionServices) {
  const { leads, links, now } = services;
  const handlers = handlersOf(services);
  return async (body: unknown): Promise<QuoteActionAnswer> => {
    const request = readRequest(body);
    const { token, action } = request;
    const lead = await leads.findByToken(token);
    const desk = lead && deskOfFunnel(lead.funnel);
    if (!desk || !links.savedQuote(lead)) throw new ApiProblem('not-found', 'There is no quote with this token.');
    if (lead.expires_at <= now().toISOString()) throw new ApiProblem('expired', 'This quote has expired.');
    checkAllowed(action, desk.actions);
    return { action, ...(await handlers[action](lead, request)) };
  };
}
