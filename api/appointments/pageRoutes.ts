import type { Express, Request, RequestHandler, Response } from 'express';
import { momentsOf } from '#contract/common/appointments.ts';
import { shownReference } from '#contract/common/reference.ts';
import { DAY_MS } from '#contract/common/time.ts';
import { TOKEN } from '../common/token.ts';
import type { Config } from '../config/config.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Leads } from '../leads/repository.ts';
import { readFormBody } from '../middleware/body.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { assertSameOrigin } from '../middleware/sameOrigin.ts';
import { APPOINTMENT_PATH } from './appointmentLinks.ts';
import type { AppointmentRow } from './appointmentRow.ts';
import type { BookingServices } from './bookAppointment.ts';
import { calendarFile, methodOf } from './calendarFile.ts';
import { renderAppointmentGonePage, renderAppointmentPage, type AppointmentView } from './page.ts';
import { bookFromForm, NEWS, PAGE_HEADERS, sendFormPage, showNews } from './pageTools.ts';
import { isOver } from './storeAppointments.ts';

export interface AppointmentPageServices extends BookingServices {
  readonly config: Config;
  readonly limitRate: LimitRate;
  readonly leads: Leads;
}

type TokenRequest = Request<{ token: string }>;
type TokenHandler = RequestHandler<{ token: string }>;
type Said = Pick<AppointmentView, 'problem' | 'isNews'>;

const KEPT_MS = 30 * DAY_MS;

interface Found {
  readonly row: AppointmentRow;
  readonly lead: LeadRow;
}

const changeOf = ({ cancelled_at: cancelledAt, sequence }: AppointmentRow): 'cancelled' | 'moved' | 'booked' => {
  if (cancelledAt !== null) return 'cancelled';
  return sequence > 0 ? 'moved' : 'booked';
};

function sendCalendar(response: Response, { row, lead }: Found, url: string): void {
  const { kind, day, slot, uid, sequence, updated_at: at } = row;
  const change = changeOf(row);
  const reference = shownReference(lead.reference ?? '');
  response
    .set({
      ...PAGE_HEADERS,
      'Content-Disposition': 'attachment; filename="appointment.ics"',
      'Content-Type': `text/calendar; charset=utf-8; method=${methodOf({ change })}`,
    })
    .send(calendarFile({ change, kind, halfDay: { day, slot }, uid, sequence, at, reference, url }));
}

function stateOf(row: AppointmentRow, now: Date): AppointmentView['state'] {
  if (isOver(row, now)) return 'over';
  return row.cancelled_at === null ? 'live' : 'cancelled';
}

/** What the routes of one page need of each other. */
function createPageTools(services: AppointmentPageServices) {
  const { appointments, appointmentLinks: links, leads, now } = services;

  async function find(token: string): Promise<Found | 'unknown' | 'expired'> {
    const row = TOKEN.test(token) ? await appointments.findByToken(token) : undefined;
    const lead = row && (await leads.findById(row.lead_id));
    if (!lead) return 'unknown';
    return momentsOf(row.kind, row).end + KEPT_MS <= now().getTime() ? 'expired' : { row, lead };
  }

  const show = async (response: Response, { row, lead }: Found, said: Partial<Said> = {}): Promise<void> => {
    const isGone = isOver(row, now());
    const view = {
      kind: row.kind,
      halfDay: { day: row.day, slot: row.slot },
      state: stateOf(row, now()),
      reference: shownReference(lead.reference ?? ''),
      free: isGone ? [] : await appointments.freeFor(lead, row.kind),
      url: links.page(row.token),
      calendarUrl: links.calendar(row.token),
      problem: '',
      isNews: false,
      ...said,
    } as const;
    sendFormPage(response, renderAppointmentPage(view));
  };

  const withAppointment =
    (answer: (found: Found, request: TokenRequest, response: Response) => Promise<void> | void): TokenHandler =>
    async (request, response) => {
      const found = await find(request.params.token);
      if (typeof found !== 'string') return answer(found, request, response);
      sendFormPage(response.status(found === 'unknown' ? 404 : 410), renderAppointmentGonePage(found));
    };

  return { show, withAppointment };
}

/** The page behind the link of an appointment's mail. Looking changes nothing, since mail scanners open every link. */
export function setUpAppointmentPages(app: Express, services: AppointmentPageServices): void {
  const { appointments, appointmentLinks: links, config, limitRate } = services;
  const { show, withAppointment } = createPageTools(services);
  const limit = limitRate(() => 'appointment-page');
  const page = `${APPOINTMENT_PATH}/:token`;
  app.post(`${page}/:change`, (request, _response, next) => {
    assertSameOrigin(request, config.publicUrl);
    next();
  });

  app.get(
    `${page}.ics`,
    limit,
    withAppointment((found, _request, response) => sendCalendar(response, found, links.page(found.row.token))),
  );
  app.get(
    page,
    limit,
    withAppointment((found, { query }, response) => show(response, found, { isNews: NEWS in query })),
  );
  app.post(
    `${page}/move`,
    readFormBody,
    limit,
    withAppointment(async (found, _request, response) => {
      const { row, lead } = found;
      const refused = await bookFromForm(response, services, { lead, kind: row.kind });
      if (!refused) return showNews(response, row.token);
      return show(response.status(refused.status), found, { problem: refused.problem });
    }),
  );
  app.post(
    `${page}/cancel`,
    readFormBody,
    limit,
    withAppointment(async ({ row, lead }, _request, response) => {
      await appointments.cancel(lead, row.kind);
      showNews(response, row.token);
    }),
  );
}
