import { whole } from '#contract/common/wholeFigures.ts';
import type { HeadTag } from './head.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an HTML text node or a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** The way back: an attribute's value as it was before `escapeHtml`. */
export const plainText = (html = ''): string =>
  Object.entries(ENTITIES).reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);

function attributeText([name, value]: readonly [string, string | true]): string {
  return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
}

/** Name of the mark that a page sets where its first view ends, `FirstViewEnd` in kit/components/PageSection.tsx. */
export const FIRST_VIEW_END_NAME = 'first-view-end';

/** The mark as it is rendered. The build puts the styles of all that follows in its place. */
export const FIRST_VIEW_END = `<link rel="${FIRST_VIEW_END_NAME}"/>`;

const RAW: readonly string[] = ['script', 'style'];

/** One head tag as HTML. Scripts and styles hold text that is already safe inside their elements. */
export function tagHtml({ tag, attributes, text }: HeadTag): string {
  const open = `<${tag}${Object.entries(attributes).map(attributeText).join('')}>`;
  if (tag === 'meta' || tag === 'link') return open;
  return `${open}${RAW.includes(tag) ? (text ?? '') : escapeHtml(text ?? '')}</${tag}>`;
}

const KEPT_AS_WRITTEN = /^<(\/?)(?:script|style|code|pre|textarea|option|title)\b/;

/** The same HTML with spaces that no line can end at inside each figure: "12 months", "0191 498 0100", as in the tags. */
export function wholeFigures(html: string): string {
  let isKept = false;
  return html.replaceAll(/<[^>]*>|[^<]+/g, (part) => {
    const [found, slash] = KEPT_AS_WRITTEN.exec(part) ?? [];
    if (found !== undefined) isKept = slash === '';
    if (isKept || part.startsWith('<')) return part;
    // In Markdown a line may end there.
    return whole(part.replaceAll(/(\d)\n(?=\S)/g, '$1 '));
  });
}
