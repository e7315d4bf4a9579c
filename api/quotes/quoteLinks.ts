export interface QuoteLinks {
  readonly page: (token: string) => string;
  readonly pdf: (token: string) => string;
}

/** Addresses of a saved quote. Built from the configured address alone: the Host of a request is never believed. */
export const createQuoteLinks = (publicUrl: string): QuoteLinks => ({
  page: (token) => `${publicUrl}/quote/${token}`,
  pdf: (token) => `${publicUrl}/quote/${token}.pdf`,
});
