/** Attributes of tags that pages of ours set, as they are written in HTML. */
export const TAG_ATTRIBUTES = [
  'partner',
  'campaign',
  'customer-type',
  'postcode',
  'service',
  'plan',
  'subject',
  'bill',
  'direction',
  'variant',
  'head',
  'mode',
  'label',
] as const;

/** What a page tells a tag. */
export type TagAttributes = Readonly<Partial<Record<(typeof TAG_ATTRIBUTES)[number], string>>>;
