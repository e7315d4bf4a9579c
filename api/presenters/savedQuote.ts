import { ApiProblem } from '../common/problem.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Leads } from '../leads/repository.ts';
import type { Presenter } from './presenter.ts';
import { presenterOfFunnel } from './registry.ts';

export interface SavedQuoteLinks {
  readonly page: string;
  readonly pdf: string;
}

type SavedLead = Pick<LeadRow, 'funnel' | 'token' | 'document'>;

export interface QuoteLinks {
  /** undefined for a lead without a saved page. */
  readonly savedQuote: (lead: SavedLead) => SavedQuoteLinks | undefined;
  /** Its page alone. */
  readonly quotePage: (lead: SavedLead) => string | undefined;
}

/** Addresses of a saved quote. Built from the configured address alone: the Host of a request is never believed. */
export function createQuoteLinks(publicUrl: string): QuoteLinks {
  const quotePage = ({ funnel, token, document }: SavedLead): string | undefined => {
    const isSaved = document !== '' && presenterOfFunnel(funnel)?.savesQuote;
    return isSaved ? `${publicUrl}/quote/${token}` : undefined;
  };
  return {
    quotePage,
    savedQuote: (lead) => {
      const page = quotePage(lead);
      return page === undefined ? undefined : { page, pdf: `${page}.pdf` };
    },
  };
}

export interface OpenLeadServices {
  readonly leads: Leads;
  readonly links: QuoteLinks;
  readonly now: () => Date;
}

/** A lead that can still be acted on, and the presenter of its funnel. */
interface OpenLead {
  readonly lead: LeadRow;
  readonly presenter: Presenter;
}

/** Finds the lead of a token. @throws ApiProblem for one that there is not, or that has expired */
export const createFindOpenLead =
  ({ leads, links, now }: OpenLeadServices) =>
  async (token: string): Promise<OpenLead> => {
    const lead = await leads.findByToken(token);
    const presenter = lead && presenterOfFunnel(lead.funnel);
    if (!presenter || !links.savedQuote(lead)) throw new ApiProblem('not-found', 'There’s no quote with this token.');
    if (lead.expires_at <= now().toISOString()) throw new ApiProblem('expired', 'This quote has expired.');
    return { lead, presenter };
  };
