/** What attributes that every tag has mean. One that is missing here is described by what its kind takes. */
export const COMMON_WORDS: Readonly<Record<string, string>> = {
  partner: 'Your key, recorded with each lead. Leads are credited to you when they come from an origin of yours.',
  campaign: 'A text of yours that is recorded with each lead.',
  reference: 'An id of your own, which comes back with the lead: in the event, in mails and in the export.',
  doneUrl: 'A page of yours that visitors are led on to once their lead is stored.',
  keep: 'With session, what was typed outlives a reload of the page, in the storage of this one tab.',
  dataLayer: 'Name of an array that gets every event, for tag managers; empty for dataLayer.',
  mode: 'With dialog, a button that opens the form; with sticky, that button in a bar at the foot of the screen.',
  api: 'Another origin that forms are sent to: for developers of ours.',
  theme: 'Light unless it says otherwise; auto follows the visitor’s device.',
  head: 'With none, no heading, words and picture above the steps: your page says that itself. Screen readers still find a heading.',
  noStatistics: 'Nothing of this tag is counted.',
  variant: 'Which version of your page this is, where a tool of yours shows two: counted by it.',
  label: 'Name of the form for screen readers, and the words on the button of mode.',
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

/** What the detail of an event has besides where the tag says something: name with its question mark, and type. */
export const OPTIONAL_DETAILS: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>> = {
  'quote-submitted': [{ name: 'partnerReference?', type: 'string' }],
};
