import { pageOfTag, type TagName } from './tags.ts';

/** What a link to a tag's page says; of all others "Get a quote". */
export const LINK_WORDS = {
  'contact-form': 'Send us a message',
  'newsletter-signup': 'Get our newsletter',
  'solar-estimate': 'Get a solar quote',
} as const satisfies Readonly<Partial<Record<TagName, string>>>;
export const QUOTE_WORDS = 'Get a quote';

const words: Readonly<Partial<Record<TagName, string>>> = LINK_WORDS;

interface Linked {
  readonly tag: TagName;
  /** Public address of our site, without a slash at the end. */
  readonly base: string;
}

/** The link that a partner pastes inside a tag: shown without JavaScript, and until the tag is there. */
export const tagLink = ({ tag, base }: Linked): string =>
  `<a href="${base}${pageOfTag(tag)}">${words[tag] ?? QUOTE_WORDS}</a>`;
