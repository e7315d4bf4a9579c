// What pages of tags in frames, their scripts and the server must agree on.

/** The page where partners put their tag together. */
export const TAG_BUILDER_PATH = '/partners/tag-builder';

/** The same within a drawn page of a partner, for the tag builder alone: nothing that is sent from there is stored. */
export const SAMPLE_PATH = '/embed/sample/';

/**
 * Attributes of tags that the address of such a page may carry. Not `api`: leads of our pages go to us. Not `done-url`: it
 * would show a partner's page in its own frame. Not `keep`: a frame keeps nothing. Not `data-layer` and
 * `mode`: the page around it has the events, and a frame has no room for a dialog.
 */
export const EMBED_ATTRIBUTES = [
  'partner',
  'campaign',
  'theme',
  'head',
  'label',
  'customer-type',
  'postcode',
  'service',
  'plan',
  'catalogue',
  'subject',
  'bill',
  'direction',
  'reference',
  'variant',
] as const;

/** Attributes that say something by being there: with a value in the address or without. */
export const EMBED_SWITCHES = ['no-statistics'] as const;

/** The preview of the tag builder is a whole page: there a button may stand in the place of the form. */
export const SAMPLE_ATTRIBUTES = [...EMBED_ATTRIBUTES, 'mode'] as const;

/** Styling that it may carry, and the custom properties that it sets. */
export const EMBED_STYLING = {
  accent: '--quote-accent',
  'accent-text': '--quote-accent-text',
  surface: '--quote-surface',
  radius: '--quote-radius',
  font: '--quote-font',
  'heading-font': '--quote-heading-font',
} as const;
export type EmbedStyle = keyof typeof EMBED_STYLING;

/** What a page in a frame adds to the query of its requests. */
export const FRAME_QUERY = {
  /** Says that a page without an origin is ours: `framePasses.ts`. */
  pass: 'frame',
  /** Origins of the pages around it, the nearest first, as its browser states them. */
  within: 'within',
} as const;

/** Name of the `<meta>` with the pass of a page. */
export const PASS_META = 'quote-frame';
/** Name of the `<meta>` with what the developer of the page around it should know. */
export const NOTE_META = 'quote-note';

/** What page and frame say to each other: `{ quotes: 'hello' }`. */
export const FRAME_MESSAGE = 'quotes';
