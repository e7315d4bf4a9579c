import type { LeadRow } from '../leads/leadRow.ts';
import { deskOfFunnel } from './desks.ts';

export interface SavedQuoteLinks {
  readonly page: string;
  readonly pdf: string;
}

export interface QuoteLinks {
  /** undefined for a lead without a saved page. */
  readonly savedQuote: (lead: Pick<LeadRow, 'funnel' | 'token' | 'document'>) => SavedQuoteLinks | undefined;
}

/** Addresses of a saved quote. Built from the configured address alone: the Host of a request is never believed. */
export const createQuoteLinks = (publicUrl: string): QuoteLinks => ({
  savedQuote: ({ funnel, token, document }) => {
    if (document === '' || !deskOfFunnel(funnel)?.savesQuote) return undefined;
    const page = `${publicUrl}/quote/${token}`;
    return { page, pdf: `${page}.pdf` };
  },
});
