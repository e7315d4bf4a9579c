/** What attributes that every tag has mean. One that is missing here is described by what its kind takes. */
export const COMMON_WORDS: Readonly<Record<string, string>> = {
  partner: 'Your key, recorded with each lead. Leads are credited to you when they come from an origin of yours.',
  campaign: 'A text of yours that is recorded with each lead.',
  api: 'Another origin that forms are sent to: for developers of ours.',
  theme: 'Light unless it says otherwise; auto follows the visitor’s device.',
  label: 'Name of the form for screen readers.',
};

/** What a field in the detail of an event holds, as TypeScript says it. One that is missing here is `unknown`. */
export const DETAIL_TYPES: Readonly<Record<string, string>> = {
  version: 'string',
  step: 'number',
  of: 'number',
  name: 'string',
  type: 'string',
  reference: 'string',
  total: 'number',
  code: 'string',
  action: 'string',
  to: 'string',
  state: 'unknown',
};
