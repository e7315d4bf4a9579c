import type * as z from 'zod/mini';
import { APPOINTMENT_MESSAGES, isAppointmentKind } from '#contract/common/appointments.ts';
import { readBooking } from '#contract/common/booking.ts';
import { quoteActionSchema } from '#contract/common/envelope.ts';
import { fieldPath } from '#contract/common/problems.ts';
import type { QuoteAction, QuoteActionAnswer } from '#contract/common/wire.ts';
import { bookAppointment, type BookingServices } from '../appointments/bookAppointment.ts';
import { validationProblem } from '../common/problem.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Presenter } from '../presenters/presenter.ts';
import { createFindOpenLead, type OpenLeadServices } from '../presenters/savedQuote.ts';
import { estimateAgain, type EstimateServices } from './estimateAgain.ts';

export interface ActionServices extends OpenLeadServices, BookingServices, EstimateServices {}

type ActionRequest = z.infer<typeof quoteActionSchema>;
type Handler = (
  lead: LeadRow,
  request: ActionRequest,
  presenter: Presenter,
) => Promise<Omit<QuoteActionAnswer, 'action'>>;

function readRequest(body: unknown): ActionRequest {
  const parsed = quoteActionSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationProblem(parsed.error.issues.map(({ path, message }) => ({ path: fieldPath(path), message })));
}

// A booking with a kind is an appointment, which other funnels have than the request for an installation day.
function checkAllowed({ action, kind }: ActionRequest, { actions, appointments }: Presenter): void {
  if (action === 'book' && kind !== undefined) {
    if (isAppointmentKind(kind) && appointments.includes(kind)) return;
    throw validationProblem([{ path: 'kind', message: APPOINTMENT_MESSAGES.kind }]);
  }
  if (actions.includes(action)) return;
  throw validationProblem([{ path: 'action', message: `Send one of the actions ${actions.join(', ')}` }]);
}

const handlersOf = (services: ActionServices): Readonly<Record<QuoteAction, Handler>> => ({
  viewed: async (lead) => {
    await services.leads.markViewed(lead.id);
    return {};
  },
  // Suspect leads are mailed to nobody.
  email: async (lead) => ({ customerMail: lead.suspect ? 'suppressed' : await services.leads.queueCopy(lead) }),
  book: async (lead, request) => {
    const { kind, day, slot } = request;
    if (isAppointmentKind(kind)) return bookAppointment(services, { lead, kind, day, slot });
    const reading = readBooking(request, services.now().getTime());
    if (!reading.ok) throw validationProblem(reading.problems);
    await services.leads.book(lead, reading.booking);
    return {};
  },
  buy: async (lead) => {
    await services.leads.requestPurchase(lead);
    return {};
  },
  estimate: async (lead, { inputs, figures }, presenter) => ({
    estimate: await estimateAgain(services, { lead, presenter, body: { inputs, figures } }),
  }),
});

/** What follows a lead. A mail only ever goes to the address of that lead, or to sales. */
export function createQuoteActions(services: ActionServices) {
  const findOpenLead = createFindOpenLead(services);
  const handlers = handlersOf(services);
  return async (body: unknown): Promise<QuoteActionAnswer> => {
    const request = readRequest(body);
    const { token, action } = request;
    const { lead, presenter } = await findOpenLead(token);
    checkAllowed(request, presenter);
    return { action, ...(await handlers[action](lead, request, presenter)) };
  };
}
