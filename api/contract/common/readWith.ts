import type * as z from 'zod/mini';
import { fieldPath } from './problems.ts';
import type { ReadResult, Submission } from './submission.ts';

/** Makes the reader of a wire type: every wrong value named by its path in the request body, or the submission. */
export const readWith =
  <Data>(schema: z.ZodMiniType<Data>, toSubmission: (data: Data) => Omit<Submission<Data>, 'data'>) =>
  (quoteData: unknown): ReadResult<Data> => {
    const parsed = schema.safeParse(quoteData);
    if (parsed.success) return { ok: true, submission: { data: parsed.data, ...toSubmission(parsed.data) } };
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: fieldPath(['quoteData', ...path]),
      message,
    }));
    return { ok: false, problems };
  };
