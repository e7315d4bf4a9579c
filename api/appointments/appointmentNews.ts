import * as z from 'zod/mini';
import { APPOINTMENT_KINDS } from '#contract/common/appointments.ts';
import { BOOKING_SLOTS } from '#contract/common/calendar.ts';

const halfDay = z.object({ day: z.string(), slot: z.enum(BOOKING_SLOTS) });

const newsSchema = z.object({
  change: z.enum(['booked', 'moved', 'cancelled']),
  kind: z.enum(APPOINTMENT_KINDS),
  /** What it is now; of a cancelled one what it was. */
  halfDay,
  /** What a moved one was before. */
  former: z.optional(halfDay),
  uid: z.string(),
  sequence: z.number(),
  token: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

/**
 * What has become of an appointment, stored with the mails about it: each says what was true when it was queued,
 * however late it is sent. No personal data.
 */
export type AppointmentNews = z.infer<typeof newsSchema>;

/** Reads the `detail` of an outbox row back; undefined where there is none. */
export const parseNews = (detail: string | null): AppointmentNews | undefined =>
  detail === null ? undefined : newsSchema.parse(JSON.parse(detail));
