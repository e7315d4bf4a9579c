import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, childrenOf } from '../links/references.ts';
import type { BuiltPage } from '../support/builtSite.ts';
import type { ReadText } from './spokenRules.ts';

const NOT_READ = new Set(['script', 'style', 'code', 'pre']);
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'kbd', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'tspan']);
const HEADING = /^h[1-6]$/;
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];
const META = /^(description|og:title|og:description|og:image:alt)$/;

const tagOf = (node: Tree.Node): string => ('tagName' in node ? node.tagName : '');

/** What is heard or shown of an element besides its content. */
function attributesOf(element: Tree.Element): string[] {
  const named = element.tagName === 'meta' ? (attribute(element, 'name') ?? attribute(element, 'property') ?? '') : '';
  const names = META.test(named) ? ['content'] : SPOKEN_ATTRIBUTES;
  return names.flatMap((name) => attribute(element, name) ?? []);
}

/** The texts of a page, paragraph by paragraph: links and stressed words belong to the sentence around them. */
export function textsOfPage({ address, html }: Pick<BuiltPage, 'address' | 'html'>): ReadText[] {
  const texts: ReadText[] = [];
  const add = (text: string, isHeading: boolean) => {
    if (/\p{L}/u.test(text)) texts.push({ place: address, text: text.replaceAll(/\s+/g, ' ').trim(), isHeading });
  };
  let line = '';
  const end = (isHeading = false) => {
    add(line, isHeading);
    line = '';
  };
  const read = (node: Tree.Node) => {
    const tag = tagOf(node);
    if ('value' in node) line += node.nodeName === '#text' ? node.value : '';
    if ('tagName' in node) for (const text of attributesOf(node)) add(text, false);
    if (NOT_READ.has(tag)) {
      // Code is no word of ours, and the sentence around it goes on.
      if (tag === 'code') line += '…';
      return;
    }
    const isInline = tag === '' || INLINE.has(tag);
    if (!isInline) end();
    for (const child of childrenOf(node)) read(child);
    if (tag === 'a') line += ' ';
    if (!isInline) end(HEADING.test(tag));
  };
  read(parse(html, { scriptingEnabled: false }));
  return texts;
}
