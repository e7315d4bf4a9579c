import type { HalfDay } from '#contract/common/calendar.ts';
import type { FieldProblem, Problem, ProblemCode } from '#contract/common/problems.ts';

interface Answer {
  readonly status: number;
  readonly title: string;
}

const ANSWERS: Readonly<Record<ProblemCode, Answer>> = {
  validation: { status: 422, title: 'Some answers need another look' },
  malformed: { status: 400, title: 'The request cannot be read' },
  conflict: { status: 409, title: 'The key was used for other content' },
  full: { status: 409, title: 'No place left' },
  'too-large': { status: 413, title: 'The request is too large' },
  'wrong-content-type': { status: 415, title: 'The request is of the wrong type' },
  'wrong-method': { status: 405, title: 'This address does not take this method' },
  'forbidden-origin': { status: 403, title: 'This page may not send quotes' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  busy: { status: 503, title: 'Busy' },
  'not-found': { status: 404, title: 'Not found' },
  expired: { status: 410, title: 'Expired' },
  internal: { status: 500, title: 'Something went wrong on our side' },
};

interface Details {
  readonly errors?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly free?: readonly HalfDay[];
}

/** An answer other than success, thrown where it is found and written by the error handler. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    readonly code: ProblemCode,
    /** One sentence that says what to do; it is shown to visitors or partners' developers. */
    message: string,
    private readonly details: Details = {},
  ) {
    super(message);
  }

  get status(): number {
    return ANSWERS[this.code].status;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.details.headers ?? {};
  }

  /** The problem document of RFC 9457, with the `error` that the funnels specification reads. */
  get body(): Problem {
    const { status, title } = ANSWERS[this.code];
    const { errors, free } = this.details;
    const problem = { type: 'about:blank', title, status, error: this.message, code: this.code };
    return { ...problem, ...(errors && { errors }), ...(free && { free }) };
  }
}

const RETRY_SECONDS = '2';

export const busyProblem = (): ApiProblem =>
  new ApiProblem('busy', 'We are very busy just now. Please try again in a moment.', {
    headers: { 'Retry-After': RETRY_SECONDS },
  });

/** @param problems of which the first of each path is sent: one value, one sentence */
export function validationProblem(problems: readonly FieldProblem[]): ApiProblem {
  const errors = problems.filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index);
  const [first] = errors;
  const message = errors.length === 1 && first ? first.message : `Please check ${errors.length} answers.`;
  return new ApiProblem('validation', message, { errors });
}
