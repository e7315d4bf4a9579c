interface Tag {
  /** Name of its folders in contract, widgets and end-to-end tests. A tool has none: it sends nothing, and asks for no person. */
  readonly funnel?: string;
  /** Our own page that holds it; of a tool the page that it leads on to. */
  readonly page: `/${string}`;
}

/**
 * Every tag. All else that lists tags or funnels is made from this list, typed by it, or compared with it by a test that
 * names the forgotten place.
 */
export const TAGS = {
  'solar-quote': { funnel: 'solar', page: '/solar-quote' },
  'ev-quote': { funnel: 'ev', page: '/ev-quote' },
  'homecare-quote': { funnel: 'homecare', page: '/homecare-quote' },
  'instant-quote': { funnel: 'instant', page: '/get-a-quote' },
  'commercial-energy-quote': { funnel: 'commercial-energy', page: '/commercial-energy-comparison' },
  'commercial-solar-quote': { funnel: 'commercial-solar', page: '/commercial-solar-quote' },
  'quick-quote': { funnel: 'quick', page: '/' },
  'contact-form': { funnel: 'contact', page: '/contact' },
  'newsletter-signup': { funnel: 'newsletter', page: '/blog' },
  'solar-estimate': { page: '/solar-quote' },
} as const satisfies Readonly<Record<`${string}-${string}`, Tag>>;

export type TagName = keyof typeof TAGS;
/** Tags that send a form. */
export type FormTag = {
  [Name in TagName]: (typeof TAGS)[Name] extends { readonly funnel: string } ? Name : never;
}[TagName];
export type FunnelName = (typeof TAGS)[FormTag]['funnel'];

const tags: readonly (readonly [string, Tag])[] = Object.entries(TAGS);

/** Whether there is such a tag. */
export const isTagName = (tag: string): tag is TagName => Object.hasOwn(TAGS, tag);

export const TAG_NAMES: readonly TagName[] = tags.map(([tag]) => tag).filter(isTagName);

/** Whether a tag sends a form. */
export const isFormTag = (tag: TagName): tag is FormTag => Object.hasOwn(TAGS[tag], 'funnel');

export const FORM_TAGS: readonly FormTag[] = TAG_NAMES.filter(isFormTag);

/** Every funnel by the name that its folder has in contract, widgets and end-to-end tests. */
export const FUNNEL_NAMES: readonly FunnelName[] = FORM_TAGS.map((tag) => TAGS[tag].funnel);

/** Our own page of a tag; of anything else the front page. */
export const pageOfTag = (tag: string): string => (isTagName(tag) ? TAGS[tag].page : '/');

/** Our own page of a funnel. */
export const pageOfFunnel = (funnel: FunnelName): string =>
  tags.find(([, entry]) => entry.funnel === funnel)?.[1].page ?? '/';
