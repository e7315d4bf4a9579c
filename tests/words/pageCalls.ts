import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, childrenOf } from '../links/references.ts';
import type { BuiltPage } from '../support/builtSite.ts';

/** A link or a button that asks for something to be done, as people read it. */
interface PageCall {
  readonly page: string;
  readonly words: string;
  /** Where it leads, without query and fragment; "" for a button and within the page. */
  readonly to: string;
}

/** What a call begins with: names of pages and answers to choose from don't, nor does a question. */
const ASKS =
  /^(?:Accept|All our|Apply|Ask|Back|Book|Browse|Build|Buy|Call|Check|Choose|Compare|Contact|Continue|Copy|Design|Discover|Download|Email|Explore|Find|Get|Go|Join|Learn|Load|Look|More|Next|Open|Order|Pick|Press|Previous|Price|Print|Read|Register|Request|Return|Search|See|Select|Send|Share|Show|Sign|Skip|Speak|Start|Subscribe|Switch|Talk|Tell|Try|View|Visit|Write)\b(?!.*\?$)/;

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** The texts of an element one by one, without what is only drawn. */
function textsOf(node: Tree.Node): string[] {
  if ('value' in node) return node.nodeName === '#text' && node.value.trim() ? [node.value] : [];
  return isElement(node) && attribute(node, 'aria-hidden') === 'true' ? [] : childrenOf(node).flatMap(textsOf);
}

/** "Contact Us", and not the hint below it: what a link begins with is what it's called. */
const wordsOf = (element: Tree.Element): string => (textsOf(element)[0] ?? '').replaceAll(/\s+/g, ' ').trim();

/** A sentence beside a link makes it part of what is said there; "or call" between two doesn't. */
const isInSentence = (parent: Tree.Node): boolean =>
  childrenOf(parent).some(
    (node) => node.nodeName === '#text' && /\p{L}{2}.*[.?:!]|^\s*\p{Lu}/su.test(textsOf(node)[0] ?? ''),
  );

/** A table of contents lists headings. */
const isContents = (element: Tree.Element, parent: Tree.Node): boolean =>
  isElement(parent) && parent.tagName === 'li' && (attribute(element, 'href') ?? '').startsWith('#');

/** The calls of a page that are by themselves, shadow roots included. */
export function callsOf({ address, html }: Pick<BuiltPage, 'address' | 'html'>): PageCall[] {
  const calls: PageCall[] = [];
  const read = (node: Tree.Node, parent: Tree.Node) => {
    if (isElement(node) && /^(?:a|button)$/.test(node.tagName)) {
      const words = wordsOf(node);
      const to = (attribute(node, 'href') ?? '').replace(/[?#].*$/, '');
      if (ASKS.test(words) && !isInSentence(parent) && !isContents(node, parent))
        calls.push({ page: address, words, to });
    }
    for (const child of childrenOf(node)) read(child, node);
  };
  const page = parse(html, { scriptingEnabled: false });
  read(page, page);
  return calls;
}
