import { quoteActionSchema } from '#contract/common/envelope.ts';
import { fieldPath } from '#contract/common/problems.ts';
import type { QuoteActionAnswer } from '#contract/common/wire.ts';
import type { Leads } from '../leads/repository.ts';
import { ApiProblem, validationProblem } from '../problem.ts';

export interface ActionServices {
  readonly leads: Leads;
  readonly now: () => Date;
}

/** What follows a lead. A mail only ever goes to the address of that lead. */
export function createQuoteActions({ leads, now }: ActionServices) {
  return async (body: unknown): Promise<QuoteActionAnswer> => {
    const parsed = quoteActionSchema.safeParse(body);
    if (!parsed.success) {
      throw validationProblem(parsed.error.issues.map(({ path, message }) => ({ path: fieldPath(path), message })));
    }
    const { token, action } = parsed.data;
    const lead = await leads.findByToken(token);
    if (!lead) throw new ApiProblem('not-found', 'There is no quote with this token.');
    if (lead.expires_at <= now().toISOString()) throw new ApiProblem('expired', 'This quote has expired.');
    if (action === 'viewed') {
      await leads.markViewed(lead.id);
      return { action };
    }
    // Suspect leads are mailed to nobody.
    const customerMail = lead.suspect ? 'suppressed' : await leads.queueCustomerMail(lead);
    return { action, customerMail };
  };
}
