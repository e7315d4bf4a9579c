import type { BookedAppointment } from '#contract/common/wire.ts';
import type { AppointmentRow } from './appointmentRow.ts';

export const APPOINTMENT_PATH = '/appointment';

/** Page to choose a half-day for a saved quote. @param token of the quote */
export const choosePath = (token: string, kind: string): string => `/quote/${token}/book/${kind}`;

export interface AppointmentLinks {
  readonly page: (token: string) => string;
  readonly calendar: (token: string) => string;
}

/** Addresses of an appointment. Built from the configured address alone, as those of a saved quote. */
export const createAppointmentLinks = (publicUrl: string): AppointmentLinks => ({
  page: (token) => `${publicUrl}${APPOINTMENT_PATH}/${token}`,
  calendar: (token) => `${publicUrl}${APPOINTMENT_PATH}/${token}.ics`,
});

/** An appointment as the answer of the API has it. */
export const bookedOf = ({ kind, day, slot, token }: AppointmentRow, links: AppointmentLinks): BookedAppointment => ({
  kind,
  day,
  slot,
  url: links.page(token),
  calendarUrl: links.calendar(token),
});
