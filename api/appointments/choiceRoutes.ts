import type { Express, Request, Response } from 'express';
import { isAppointmentKind, type AppointmentKind } from '#contract/common/appointments.ts';
import { shownReference } from '#contract/common/reference.ts';
import { ApiProblem } from '../common/problem.ts';
import type { Config } from '../config/config.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { readFormBody } from '../middleware/body.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { assertSameOrigin } from '../middleware/sameOrigin.ts';
import { createFindOpenLead, type OpenLeadServices } from '../presenters/savedQuote.ts';
import { APPOINTMENT_PATH, choosePath } from './appointmentLinks.ts';
import type { BookingServices } from './bookAppointment.ts';
import { renderChoicePage } from './page.ts';
import { bookFromForm, sendFormPage, showNews } from './pageTools.ts';
import { isLive } from './storeAppointments.ts';

export interface ChoiceServices extends BookingServices, OpenLeadServices {
  readonly config: Config;
  readonly limitRate: LimitRate;
}

type ChoiceRequest = Request<{ token: string; kind: string }>;

interface Choice {
  readonly lead: LeadRow;
  readonly kind: AppointmentKind;
}

/** What the routes of one page need of each other. */
function createChoiceTools(services: ChoiceServices) {
  const { appointments, config, now } = services;
  const findOpenLead = createFindOpenLead(services);

  return {
    /** @throws ApiProblem for a token or a kind that there is not */
    find: async ({ params: { token, kind } }: ChoiceRequest): Promise<Choice> => {
      const { lead, presenter } = await findOpenLead(token);
      if (isAppointmentKind(kind) && presenter.appointments.includes(kind)) return { lead, kind };
      throw new ApiProblem('not-found', 'This can’t be booked for your quote. Please call us.');
    },
    /** Token of the appointment that there is already. */
    booked: async ({ lead, kind }: Choice): Promise<string | undefined> => {
      const row = await appointments.find(lead.id, kind);
      return row && isLive(row, now()) ? row.token : undefined;
    },
    show: async (response: Response, { lead, kind }: Choice, problem = ''): Promise<void> => {
      const free = await appointments.freeFor(lead, kind);
      const url = `${config.publicUrl}${choosePath(lead.token, kind)}`;
      const reference = shownReference(lead.reference ?? '');
      sendFormPage(response, renderChoicePage({ kind, reference, free, url, problem }));
    },
  };
}

/** The pages behind the buttons of a saved quote. Looking changes nothing, since mail scanners open every link. */
export function setUpAppointmentChoice(app: Express, services: ChoiceServices): void {
  const { config, limitRate } = services;
  const { find, booked, show } = createChoiceTools(services);
  const limit = limitRate(() => 'appointment-page');
  const page = choosePath(':token', ':kind');

  app.get(page, limit, async (request: ChoiceRequest, response) => {
    const choice = await find(request);
    const token = await booked(choice);
    // There it can be moved or cancelled.
    if (token) response.redirect(303, `${APPOINTMENT_PATH}/${token}`);
    else await show(response, choice);
  });
  app.post(
    page,
    (request: ChoiceRequest, _response, next) => {
      assertSameOrigin(request, config.publicUrl);
      next();
    },
    readFormBody,
    limit,
    async (request: ChoiceRequest, response) => {
      const choice = await find(request);
      const refused = await bookFromForm(response, services, choice);
      if (refused) return show(response.status(refused.status), choice, refused.problem);
      showNews(response, (await booked(choice)) ?? '');
    },
  );
}
