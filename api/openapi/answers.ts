import * as z from 'zod/mini';
import { APPOINTMENT_KINDS } from '#contract/common/appointments.ts';
import { BOOKING_SLOTS } from '#contract/common/calendar.ts';
import { estimateFiguresSchema } from '#contract/common/energy/inputsSchema.ts';
import { PROBLEM_CODES, type Problem } from '#contract/common/problems.ts';
import {
  QUOTE_ACTIONS,
  VARIANTS,
  type AppointmentsAnswer,
  type PartnerCheckAnswer,
  type QuoteActionAnswer,
  type QuoteAnswer,
  type VariantAnswer,
} from '#contract/common/wire.ts';

// Closed in the description: an answer with a field that stands in none of these fails the tests of the API.
const quoteAnswer: z.ZodMiniType<QuoteAnswer> = z.object({
  id: z.string(),
  reference: z.optional(z.string()),
  token: z.optional(z.string()),
  quoteUrl: z.optional(z.string()),
  pdfUrl: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
  customerMail: z.optional(z.enum(['queued', 'suppressed'])),
});

const halfDay = z.object({ day: z.string(), slot: z.enum(BOOKING_SLOTS) });

const bookedAppointment = z.object({
  kind: z.enum(APPOINTMENT_KINDS),
  day: z.string(),
  slot: z.enum(BOOKING_SLOTS),
  url: z.string(),
  calendarUrl: z.string(),
});

const quoteActionAnswer: z.ZodMiniType<QuoteActionAnswer> = z.object({
  action: z.enum(QUOTE_ACTIONS),
  booked: z.optional(bookedAppointment),
  customerMail: z.optional(z.enum(['queued', 'suppressed', 'already-sent'])),
  estimate: z.optional(
    z.object({
      mcsKwh: z.optional(z.int()),
      figures: z.optional(estimateFiguresSchema),
      differs: z.boolean(),
    }),
  ),
});

const appointmentsAnswer: z.ZodMiniType<AppointmentsAnswer> = z.object({
  appointments: z.array(
    z.object({ kind: z.enum(APPOINTMENT_KINDS), free: z.array(halfDay), booked: z.optional(bookedAppointment) }),
  ),
});

const partnerCheckAnswer: z.ZodMiniType<PartnerCheckAnswer> = z.object({
  status: z.enum(['active', 'unknown', 'disabled']),
  origin: z.enum(['registered', 'unregistered']),
  destination: z.optional(z.enum(['registered', 'unregistered'])),
});

const variantAnswer: z.ZodMiniType<VariantAnswer> = z.object({ variant: z.enum(VARIANTS), isCounted: z.boolean() });

const problem: z.ZodMiniType<Problem> = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  error: z.string(),
  code: z.enum(PROBLEM_CODES),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  free: z.optional(z.array(halfDay)),
});

/** Every body of an answer, by its name in the description. */
export const ANSWERS = {
  QuoteAnswer: quoteAnswer,
  QuoteActionAnswer: quoteActionAnswer,
  AppointmentsAnswer: appointmentsAnswer,
  PartnerCheckAnswer: partnerCheckAnswer,
  VariantAnswer: variantAnswer,
  Problem: problem,
} as const;
export type AnswerName = keyof typeof ANSWERS;
