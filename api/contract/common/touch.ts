/** The utm values that a tag passes on; all others stay on the page. */
export const UTM_KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** What advertisers' systems add to a link to know a click again: told to us with consent only. */
export const CLICK_ID_KEYS = ['gclid', 'msclkid', 'fbclid'] as const;

export type Utm = { readonly [Key in (typeof UTM_KEYS)[number]]?: string | undefined };
export type ClickIds = { readonly [Key in (typeof CLICK_ID_KEYS)[number]]?: string | undefined };

/** One arrival of a visitor from outside. */
export interface Touch {
  readonly utm?: Utm | undefined;
  /** Origin of the site that led here. */
  readonly referrerOrigin?: string | undefined;
  /** Path of the page that was come to, without query. */
  readonly landingPath?: string | undefined;
  readonly clickIds?: ClickIds | undefined;
}

/** The first arrival of a visit and the latest one; the same where there was one. */
export interface Touches {
  readonly first: Touch;
  readonly last: Touch;
}
