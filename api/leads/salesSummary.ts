import * as z from 'zod/mini';
import { ukDayWords } from '#contract/common/calendar.ts';
import { deadlineInWorkingHours, type Deadline } from '#contract/common/openingHours.ts';
import { CALL_BACK_HOURS } from '#contract/instant/limits.ts';
import type { LeadRow } from './leadRow.ts';

const row = z.object({ label: z.string(), value: z.string() });

/** What was promised to the visitor, in words that are true whenever they are read. */
const due = z.object({
  /** For a subject: "Call by 11:00 Monday". */
  short: z.string(),
  /** "Call by 11:00 on Monday 23 November" */
  long: z.string(),
});

/** How big the matter is, in what its form asks for: kilowatts, kilowatt-hours a year, or the name of a plan. */
const size = z.object({ kw: z.optional(z.number()), kwh: z.optional(z.number()), plan: z.optional(z.string()) });

const salesSummarySchema = z.object({
  due: z.optional(due),
  /** What a salesperson sorts by: ["Solar", "Home", "4 kW", "£3,297", "NE1"]. Typed names come in by `subjectName` only. */
  subjectParts: z.array(z.string()),
  size: z.optional(size),
  /** The figures to know before calling, the most telling first. */
  headline: z.array(row),
  contact: z.object({
    name: z.string(),
    /** As it was typed; absent for a home. */
    business: z.optional(z.string()),
    /** As it was typed; "" when it was not asked for. */
    phone: z.string(),
    /** "tel:+441914980123"; "" when the number could not be read. */
    dial: z.string(),
    email: z.string(),
    /** "" when it was not asked for. */
    postcode: z.string(),
    address: z.optional(z.string()),
  }),
  /** What the visitor asks of whoever answers: the way to be reached, and what was written in the box for notes. */
  wishes: z.optional(z.array(row)),
  sections: z.array(z.object({ heading: z.string(), rows: z.array(row) })),
  /** Sentences on what to look at first: a price that differs, an unknown item, an unknown partner key. */
  flags: z.array(z.string()),
  /** What to look at besides. */
  checks: z.optional(z.array(z.string())),
  /** In brackets before the subject: "Check price". A mark on every mail would be a mark on no mail. */
  flagLabel: z.optional(z.string()),
  attributionRows: z.array(row),
});

/** What the mail to sales says of a lead, frozen when it is accepted: figures stay those that the customer saw. */
export type SalesSummary = z.infer<typeof salesSummarySchema>;
export type SalesRow = z.infer<typeof row>;
export type SalesContact = SalesSummary['contact'];
export type LeadSize = z.infer<typeof size>;
export type SalesDue = z.infer<typeof due>;

/** What stands above the rows of attribution, wherever a lead is told. */
export const ORIGIN_HEADING = 'Where it came from';

/** Reads a stored summary back; throws on what is none. */
export const parseSalesSummary = (stored: unknown): SalesSummary => salesSummarySchema.parse(stored);

/** What sales do by when: "Call by 11:00 Monday". @param act with a capital letter */
export const dueBy = (act: string, { short, long }: Deadline): SalesDue => ({
  short: `${act} by ${short}`,
  long: `${act} by ${long}`,
});

/** The call that the result promised after "Buy online"; undefined for a lead that does not want to buy. */
export const intentDue = ({ intent_at: at }: Pick<LeadRow, 'intent_at'>): SalesDue | undefined =>
  at === null ? undefined : dueBy('Call', deadlineInWorkingHours(Date.parse(at), CALL_BACK_HOURS));

/** Rows of a summary that tell of a consent, and how they begin where it was given. */
export const CONSENT_ROWS = {
  offers: { label: 'Marketing', agreed: 'Agreed to offers by' },
  contact: { label: 'Contact about this quote', agreed: 'Yes, by phone, text or email' },
} as const;

const isAgreed = ({ label, value }: SalesRow): boolean =>
  Object.values(CONSENT_ROWS).some((row) => label === row.label && value.startsWith(row.agreed));

type Withdrawable = Pick<LeadRow, 'consent_withdrawn_at'>;

/** "29 November 2026"; undefined where a consent, if there is one, still holds. */
export const withdrawalDay = ({ consent_withdrawn_at: at }: Withdrawable): string | undefined =>
  at === null ? undefined : ukDayWords(Date.parse(at));

/** The summary of a lead as it is true now: no row tells of a consent without its withdrawal. */
export function presentSummary(lead: Pick<LeadRow, 'sales'> & Withdrawable): SalesSummary {
  const summary = parseSalesSummary(JSON.parse(lead.sales));
  const day = withdrawalDay(lead);
  if (day === undefined) return summary;
  const amend = (row: SalesRow): SalesRow =>
    isAgreed(row) ? { ...row, value: `Withdrawn on ${day}. Before that: ${row.value}` } : row;
  const sections = summary.sections.map(({ heading, rows }) => ({ heading, rows: rows.map(amend) }));
  return { ...summary, sections };
}
