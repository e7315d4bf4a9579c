import type { LeadRow } from '../leads/leadRow.ts';
import type { Leads } from '../leads/repository.ts';
import { ApiProblem } from '../problem.ts';
import type { Desk } from './desk.ts';
import { deskOfFunnel } from './desks.ts';
import type { QuoteLinks } from './quoteLinks.ts';

export interface OpenLeadServices {
  readonly leads: Leads;
  readonly links: QuoteLinks;
  readonly now: () => Date;
}

/** A lead that can still be acted on, and the desk of its funnel. */
interface OpenLead {
  readonly lead: LeadRow;
  readonly desk: Desk;
}

/** Finds the lead of a token. @throws ApiProblem for one that there is not, or that has expired */
export const createFindOpenLead =
  ({ leads, links, now }: OpenLeadServices) =>
  async (token: string): Promise<OpenLead> => {
    const lead = await leads.findByToken(token);
    const desk = lead && deskOfFunnel(lead.funnel);
    if (!desk || !links.savedQuote(lead)) throw new ApiProblem('not-found', 'There is no quote with this token.');
    if (lead.expires_at <= now().toISOString()) throw new ApiProblem('expired', 'This quote has expired.');
    return { lead, desk };
  };
