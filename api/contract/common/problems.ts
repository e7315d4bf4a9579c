import type { HalfDay } from './calendar.ts';

/** One wrong value. `path` is where it stands in the request body: "quoteData.customerInfo.email". */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** RFC 9457 problem document; `error` is the one sentence that the funnels specification (section 7) reads. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly error: string;
  readonly code: ProblemCode;
  readonly errors?: readonly FieldProblem[];
  /** Of `full`: half-days near the one that was asked for, which still have a place. */
  readonly free?: readonly HalfDay[];
}

export const PROBLEM_CODES = [
  'validation',
  'malformed',
  'conflict',
  'full',
  'too-large',
  'wrong-content-type',
  'wrong-method',
  'forbidden-origin',
  'too-many-requests',
  'busy',
  'not-found',
  'expired',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** "quoteData.customerInfo.email" from the path of a schema issue. */
export const fieldPath = (parts: readonly PropertyKey[]): string => parts.map(String).join('.');
