import type * as z from 'zod/mini';
import { type FieldProblem, fieldPath } from './problems.ts';

/** How the figures of a request compare with the server's own; null where a funnel has no price. */
export type PriceStatus = 'ok' | 'mismatch' | 'unknown-item' | null;

/** Whole pence. `total` is the server's figure, `stated` the one that came with the request. */
export interface PriceCheck {
  readonly status: PriceStatus;
  readonly totalPence: number | null;
  readonly statedPence: number | null;
}

/** The person of a lead. A text that a funnel does not ask for is "". */
export interface LeadContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly postcode: string;
}

/** A validated request, in the form that every kind of lead is stored from. */
export interface Submission<Data = unknown> {
  readonly data: Data;
  readonly contact: LeadContact;
  readonly customerType: 'home' | 'business' | null;
  /** "" when the browser proposed none, or none of the specified format. */
  readonly proposedReference: string;
  readonly price: PriceCheck;
  /** What makes two posts the same submission: `data` without the reference and the computed figures. */
  readonly identity: unknown;
}

export type ReadResult<Data = unknown> =
  | { readonly ok: true; readonly submission: Submission<Data> }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Reads `quoteData`; throws on nothing that a request can contain. */
export interface Reader<Data = unknown> {
  (quoteData: unknown): ReadResult<Data>;
  /** The rule that it reads by, for the description of the API. */
  readonly schema: z.ZodMiniType<Data>;
}

/** Makes the reader of a wire type: every wrong value named by its path in the request body, or the submission. */
export function readWith<Data>(
  schema: z.ZodMiniType<Data>,
  toSubmission: (data: Data) => Omit<Submission<Data>, 'data'>,
): Reader<Data> {
  const read = (quoteData: unknown): ReadResult<Data> => {
    const parsed = schema.safeParse(quoteData);
    if (parsed.success) return { ok: true, submission: { data: parsed.data, ...toSubmission(parsed.data) } };
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: fieldPath(['quoteData', ...path]),
      message,
    }));
    return { ok: false, problems };
  };
  return Object.assign(read, { schema });
}
