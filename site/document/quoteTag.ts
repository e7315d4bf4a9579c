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

/** Attributes of tags that pages of ours set, as they are written in HTML. */
export const TAG_ATTRIBUTES = [
  'partner',
  'campaign',
  'customer-type',
  'postcode',
  'service',
  'plan',
  'subject',
] as const;

/** What a page tells a tag. */
export type TagAttributes = Readonly<Partial<Record<(typeof TAG_ATTRIBUTES)[number], string>>>;
