import { LONGEST_TOPIC, SLUG } from './slug.ts';
import { visibleText } from './text.ts';

// A tag is any text, and a page for each cannot be built. So the page of an unknown tag is built with every article in
// it, between marks, and whoever answers takes out what does not belong to the tag that was asked for. That of an unknown
// category is told its name alone: no article has it.

/** Address of the page of every tag that has none of its own. */
export const TAG_PAGE = '/blog/tag';

/** Address of the page of every category that does not exist. */
export const CATEGORY_PAGE = '/blog/category';

/** Pages that are filled, and how they are called without a text in the address. */
const NAMELESS: Readonly<Record<string, string>> = { [TAG_PAGE]: 'No Tag', [CATEGORY_PAGE]: 'No Category' };

/** Whether the page at that address has marks, which nobody may see. */
export const isTopicPage = (path: string): boolean => Object.hasOwn(NAMELESS, path);

/** Stand in the built page of an unknown tag or category: one for its name, and one before and after each part. Items are `<li data-words>`. */
export const TOPIC_MARKS = {
  name: '__TAG_NAME__',
  found: ['__TAG_FOUND__', '__TAG_FOUND_END__'],
  none: ['__TAG_NONE__', '__TAG_NONE_END__'],
  item: ['__TAG_ITEM__', '__TAG_ITEM_END__'],
} as const;

/** The words of an article as an attribute holds them: nothing in it is markup. @param words of title, description, category */
export const tagWords = (words: string): string => encodeURIComponent(words.toLowerCase());

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Tag {
  /** As a heading shows it: "heat-pumps" is "Heat Pumps"; what is no slug stays as it was written. */
  readonly name: string;
  /** In small letters: the text itself, and with spaces for its hyphens. */
  readonly wanted: readonly string[];
}

/** @param asked last part of an address, percent-encoded as it came */
export function tagOf(asked: string): Tag {
  const text = visibleText(decoded(asked)).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TOPIC);
  const spaced = text.replaceAll('-', ' ').trim();
  const name = SLUG.test(text) ? spaced.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : text;
  return { name, wanted: [...new Set([text, spaced])].filter(Boolean).map((words) => words.toLowerCase()) };
}

const part = ([begin, end]: readonly [string, string]): RegExp => new RegExp(`${begin}([^]*?)${end}`, 'g');

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const [ITEM_BEGIN, ITEM_END] = TOPIC_MARKS.item;
// Marks of an item stand inside it: a list holds nothing but items.
const ITEM = new RegExp(`<li data-words="([^"]*)">${ITEM_BEGIN}([^]*?)${ITEM_END}</li>`, 'g');

/**
 * The built page of a topic with its name, and with the articles of a tag or the words for none.
 * @param html the page with its marks
 * @param asked last part of the address
 * @param page address of the built page
 */
export function fillTopicPage(html: string, asked: string, page = TAG_PAGE): string {
  const { name, wanted } = tagOf(asked);
  let found = 0;
  const listed = html.replaceAll(ITEM, (_item, words: string, article: string) => {
    if (!wanted.some((text) => decoded(words).includes(text))) return '';
    found += 1;
    return `<li>${article}</li>`;
  });
  const [kept, dropped] = found > 0 ? [TOPIC_MARKS.found, TOPIC_MARKS.none] : [TOPIC_MARKS.none, TOPIC_MARKS.found];
  // The name last: what somebody has typed is never looked through for marks.
  return listed
    .replaceAll(part(dropped), '')
    .replaceAll(part(kept), (_part, content: string) => content)
    .replaceAll(TOPIC_MARKS.name, () => escapeHtml(name || (NAMELESS[page] ?? '')));
}
