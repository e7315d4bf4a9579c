import type { Express } from 'express';
import * as z from 'zod/mini';
import type { AppointmentsAnswer } from '#contract/common/wire.ts';
import { APPOINTMENTS_PATH } from '#contract/common/wire.ts';
import { validationProblem } from '../common/problem.ts';
import { TOKEN } from '../common/token.ts';
import type { Config } from '../config/config.ts';
import { only } from '../middleware/only.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { createFindOpenLead, type OpenLeadServices } from '../presenters/savedQuote.ts';
import { bookedOf } from './appointmentLinks.ts';
import type { BookingServices } from './bookAppointment.ts';
import { setUpAppointmentChoice } from './choiceRoutes.ts';
import { setUpAppointmentPages } from './pageRoutes.ts';
import { isLive } from './storeAppointments.ts';

export interface AppointmentRouteServices extends BookingServices, OpenLeadServices {
  readonly config: Config;
  readonly limitRate: LimitRate;
}

const querySchema = z.object({ token: z.string().check(z.regex(TOKEN)) });

function tokenOf(query: unknown): string {
  const parsed = querySchema.safeParse(query);
  if (parsed.success) return parsed.data.token;
  throw validationProblem([{ path: 'token', message: 'Send the token of the quote' }]);
}

/** What the holder of a quote's token can choose from. */
function createAppointmentChoices(services: AppointmentRouteServices) {
  const { appointments, appointmentLinks, now } = services;
  const findOpenLead = createFindOpenLead(services);
  return async (query: unknown): Promise<AppointmentsAnswer> => {
    const { lead, presenter } = await findOpenLead(tokenOf(query));
    const choices = presenter.appointments.map(async (kind) => {
      const [free, row] = await Promise.all([appointments.freeFor(lead, kind), appointments.find(lead.id, kind)]);
      const booked = row && isLive(row, now()) ? bookedOf(row, appointmentLinks) : undefined;
      return { kind, free, ...(booked && { booked }) };
    });
    return { appointments: await Promise.all(choices) };
  };
}

/** Surveys and call-backs: what is free, and the page to move or cancel one. Booking is an action on the quote. */
export function setUpAppointments(app: Express, services: AppointmentRouteServices): void {
  const choicesFor = createAppointmentChoices(services);
  const limit = services.limitRate(() => 'appointments');
  app.all(APPOINTMENTS_PATH, only('GET'), limit, async ({ query }, response) => {
    response.set('Cache-Control', 'no-store').json(await choicesFor(query));
  });
  setUpAppointmentPages(app, services);
  setUpAppointmentChoice(app, services);
}
