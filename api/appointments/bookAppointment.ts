import { APPOINTMENT_MESSAGES, momentsOf, readHalfDay, type AppointmentKind } from '#contract/common/appointments.ts';
import { isSameHalfDay, type HalfDay } from '#contract/common/calendar.ts';
import type { QuoteActionAnswer } from '#contract/common/wire.ts';
import { ApiProblem, validationProblem } from '../common/problem.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { bookedOf, type AppointmentLinks } from './appointmentLinks.ts';
import type { Appointments } from './appointments.ts';

export interface BookingServices {
  readonly appointments: Appointments;
  readonly appointmentLinks: AppointmentLinks;
  readonly now: () => Date;
}

/** Whose appointment of which kind, and what was sent for day and half. */
export interface BookingRequest {
  readonly lead: LeadRow;
  readonly kind: AppointmentKind;
  readonly day?: unknown;
  readonly slot?: unknown;
}

const NEAREST = 4;

/** Those that are nearest to a half-day, in the order of the calendar. */
function nearestTo(wanted: HalfDay, kind: AppointmentKind, free: readonly HalfDay[]): HalfDay[] {
  const start = (halfDay: HalfDay): number => momentsOf(kind, halfDay).start;
  const away = (halfDay: HalfDay): number => Math.abs(start(halfDay) - start(wanted));
  return free
    .filter((halfDay) => !isSameHalfDay(halfDay, wanted))
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, NEAREST)
    .toSorted((one, other) => start(one) - start(other));
}

/**
 * Books a half-day for a lead, or moves its appointment there. The same half-day again is no news.
 * @throws ApiProblem: a wrong half-day, `full` with the nearest that are free, or too many changes
 */
export async function bookAppointment(
  { appointments, appointmentLinks, now }: BookingServices,
  { lead, kind, ...choice }: BookingRequest,
): Promise<Pick<QuoteActionAnswer, 'booked' | 'customerMail'>> {
  const reading = readHalfDay(kind, choice, now().getTime());
  if (!reading.ok) throw validationProblem(reading.problems);
  const { halfDay } = reading;
  const outcome = await appointments.book(lead, kind, halfDay);
  if (outcome.kind === 'stored') {
    const { row, customerMail } = outcome;
    return { booked: bookedOf(row, appointmentLinks), ...(customerMail && { customerMail }) };
  }
  if (outcome.kind === 'too-often') {
    throw new ApiProblem(
      'too-many-requests',
      'This has been changed many times. Please call us and we’ll find a time.',
    );
  }
  const free = nearestTo(halfDay, kind, await appointments.freeFor(lead, kind));
  throw new ApiProblem('full', APPOINTMENT_MESSAGES.full, { free });
}
