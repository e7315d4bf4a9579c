import * as z from 'zod/mini';

const row = z.object({ label: z.string(), value: z.string() });

const salesSummarySchema = z.object({
  subjectParts: z.array(z.string()),
  headline: z.array(row),
  contact: z.object({
    name: z.string(),
    phone: z.string(),
    dial: z.string(),
    email: z.string(),
    postcode: z.string(),
    address: z.optional(z.string()),
  }),
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

/** Reads a stored summary back; throws on what is none. */
export const parseSalesSummary = (stored: unknown): SalesSummary => salesSummarySchema.parse(stored);
