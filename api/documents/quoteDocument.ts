import * as z from 'zod/mini';

// Longer than anything that a funnel writes; a stored document beyond it is damaged.
const MAX_TEXT = 1000;
const MAX_ITEMS = 40;

const text = z.string().check(z.maxLength(MAX_TEXT));
const pence = z.number().check(z.int(), z.gte(0), z.lte(100_000_000_00));
const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item).check(z.maxLength(MAX_ITEMS)));

const row = z.object({ label: text, value: text });

const figure = z.object({
  label: text,
  value: text,
  note: z.optional(text),
  /** The one figure that is shown largest; the first of several wins. */
  isMain: z.optional(z.boolean()),
});

// Of a business with the largest bill that a form takes, and more.
const kwh = z.number().check(z.int(), z.gte(0), z.lte(10_000_000));
const month = z.object({ made: kwh, used: kwh, exported: kwh, bought: kwh });

const section = z.object({
  heading: text,
  rows: list(row),
  note: z.optional(text),
  /** What a system makes, January first, in kWh: the chart of an estimate. */
  months: z.optional(z.readonly(z.array(month).check(z.length(12)))),
});

const breakdown = z.object({
  heading: text,
  rows: list(row),
  total: row,
  note: z.optional(text),
  /** What the bar is drawn from; without it there is no bar. */
  parts: z.optional(list(z.object({ label: text, pence }))),
});

const payback = z.object({
  totalPence: pence,
  annualSavingsPence: pence,
  /** How many years the chart covers: 25. */
  years: z.number().check(z.int(), z.gte(1), z.lte(60)),
  /** The payback period in words: "4.6 years". */
  label: text,
});

/**
 * What a customer was given, which decides a few sentences of mail, PDF and page (wording.ts): an estimate that a survey
 * confirms, the fixed price of a plan or service, a request that we work on, or a message that we answer.
 */
const DOCUMENT_KINDS = ['quote', 'plan', 'request', 'message'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const quoteDocumentSchema = z.object({
  /** Default: quote. */
  kind: z.optional(z.enum(DOCUMENT_KINDS)),
  /** "Your solar quote" */
  title: text,
  /** What is offered, in one line: "4 kW solar system for a home" */
  subtitle: text,
  /** By when we are in touch, with day and hour; absent where no time was promised. */
  promise: z.optional(text),
  figures: list(figure),
  sections: list(section),
  breakdown: z.optional(breakdown),
  payback: z.optional(payback),
  nextSteps: list(z.object({ title: text, text })),
  /** Sentences of "How we worked this out". */
  assumptions: list(text),
});

/**
 * What a quote says, frozen with the lead when it is accepted: the customer's mail, the PDF and the saved-quote page
 * of every funnel are drawn from it, so that they agree for ever, whatever becomes of catalogue and copy.
 * It holds no personal data and no free text of a visitor's, because all three are passed on to others.
 */
export type QuoteDocument = z.infer<typeof quoteDocumentSchema>;
export type QuoteFigure = QuoteDocument['figures'][number];
export type QuoteSection = QuoteDocument['sections'][number];
export type QuoteMonths = NonNullable<QuoteSection['months']>;
export type QuoteRow = QuoteSection['rows'][number];
export type QuoteBreakdown = NonNullable<QuoteDocument['breakdown']>;
export type QuotePayback = NonNullable<QuoteDocument['payback']>;

/** Reads a stored document back; throws on what is none. */
export const parseQuoteDocument = (stored: unknown): QuoteDocument => quoteDocumentSchema.parse(stored);
