import type { Response } from 'express';
import { APPOINTMENT_MESSAGES } from '#contract/common/appointments.ts';
import { ApiProblem } from '../common/problem.ts';
import type { RenderedPage } from '../documents/page.ts';
import { formOf } from '../middleware/body.ts';
import { sendCompressed } from '../middleware/encodings.ts';
import { formPolicy } from '../middleware/security.ts';
import { APPOINTMENT_PATH } from './appointmentLinks.ts';
import { bookAppointment, type BookingRequest, type BookingServices } from './bookAppointment.ts';
import { WHEN_FIELD } from './page.ts';

/** Said in the address of an appointment's page that answers a change. */
export const NEWS = 'changed';

/** Whoever has the address can move it: it must not reach a search engine, a cache or another site's log. */
export const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

/** Sends a page with a form of ours on it. */
export const sendFormPage = (response: Response, { html, styleHash }: RenderedPage): void =>
  sendCompressed(response.set({ ...PAGE_HEADERS, 'Content-Security-Policy': formPolicy(styleHash) }), html);

// The problem that is shown on the page itself, beside what can be chosen instead.
async function problemOf(attempt: Promise<unknown>): Promise<ApiProblem | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    const isShown = error instanceof ApiProblem && error.code !== 'busy';
    if (!isShown) throw error;
    return error;
  }
}

/** Leads on to an appointment that has changed. After a post always another address: a reload must not send twice. */
export const showNews = (response: Response, token: string): void =>
  response.redirect(303, `${APPOINTMENT_PATH}/${token}?${NEWS}`);

/** Books what the form of a page has. @returns what to say on the page instead, and with which status */
export async function bookFromForm(
  response: Response,
  services: BookingServices,
  { lead, kind }: Pick<BookingRequest, 'lead' | 'kind'>,
): Promise<{ readonly status: number; readonly problem: string } | undefined> {
  const [day, slot] = (formOf(response.locals).get(WHEN_FIELD) ?? '').split(' ');
  const problem = await problemOf(bookAppointment(services, { lead, kind, day, slot }));
  return problem && { status: problem.status, problem: day ? problem.message : APPOINTMENT_MESSAGES.when };
}
