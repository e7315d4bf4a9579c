/** The tags that have a page of ours, each with its first step prerendered. */
export type QuoteTag =
  | 'solar-quote'
  | 'ev-quote'
  | 'homecare-quote'
  | 'instant-quote'
  | 'commercial-energy-quote'
  | 'commercial-solar-quote'
  | 'quick-quote'
  | 'contact-form'
  | 'newsletter-signup';
