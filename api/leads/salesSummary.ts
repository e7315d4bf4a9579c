import * as z from 'zod/mini';
import type { Deadline } from '#contract/common/openingHours.ts';

const row = z.object({ label: z.string(), value: z.string() });

/** What was promised to the visitor, in words that are true whenever they are read. */
const due = z.object({
  /** For a subject: "Call by 11:00 Monday". */
  short: z.string(),
  /** "Call by 11:00 on Monday 23 November" */
  long: z.string(),
});

const salesSummarySchema = z.object({
  due: z.optional(due),
  subjectParts: z.array(z.string()),
  headline: z.array(row),
  contact: z.object({
    name: z.string(),
    business: z.optional(z.string()),
    phone: z.string(),
    dial: z.string(),
    email: z.string(),
    postcode: z.string(),
    address: z.optional(z.string()),
  }),
  /** What the visitor asks of whoever answers: the way to be reached, and what was written in the box for notes. */
  wishes: z.optional(z.array(row)),
  sections: z.array(z.object({ heading: z.string(), rows: z.array(row) })),
  flags: z.array(z.string()),
  /** What to look at besides. */
  checks: z.optional(z.array(z.string())),
  /** Marks the subject: "Check price" where a figure differs or an item is unknown. */
  flagLabel: z.optional(z.string()),
  attributionRows: z.array(row),
});

/** What the sales team is told of a lead, frozen when it is accepted: figures stay those that the customer saw. */
export type SalesSummary = z.infer<typeof salesSummarySchema>;
export type SalesRow = z.infer<typeof row>;
export type SalesDue = z.infer<typeof due>;

/** Reads a stored summary back; throws on what is none. */
export const parseSalesSummary = (stored: unknown): SalesSummary => salesSummarySchema.parse(stored);

/** What sales do by when: "Call by 11:00 Monday". @param act with a capital letter */
export const dueBy = (act: string, { short, long }: Deadline): SalesDue => ({
  short: `${act} by ${short}`,
  long: `${act} by ${long}`,
});
