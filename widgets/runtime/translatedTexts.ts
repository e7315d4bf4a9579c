import { options } from 'preact';

// A browser's translator, or an extension's, puts elements of its own in the place of our texts. Preact goes on writing into
// the text that nobody sees any more: £8,211 stayed on the page while the quote had become £18,011. So a text that changes
// comes back first; the translator sees it come, and translates it again. What does not change stays as it was put: also a
// text of ours that was moved into such an element and is all that it shows, as by extensions that mark words.

/** What Preact keeps of a rendered node, by the short names of its build: translatedTexts.test.tsx fails when they change. */
interface Rendered {
  readonly type: unknown;
  readonly props: unknown;
  /** The one around it. */
  readonly __?: Rendered | null;
  readonly __k?: readonly (Rendered | null)[] | null;
  /** Of an element that is being rendered it is not known yet. */
  readonly __e?: Node | null;
}

const texts = new WeakMap<Node, unknown>();
const elements = new WeakMap<Node, Rendered>();
let changed: Rendered[] = [];
const disturbed = new Set<Node>();
/** Texts that are nowhere while Preact renders, each with what keeps its place. */
let taken: (readonly [text: Text, place: Comment])[] = [];

function elementAround({ __: parent }: Rendered): Node | null | undefined {
  return parent && typeof parent.type !== 'string' ? elementAround(parent) : parent?.__e;
}

const nodesIn = ({ __k: children }: Rendered): Node[] =>
  (children ?? []).flatMap((child) => {
    if (!child) return [];
    return typeof child.type === 'function' ? nodesIn(child) : (child.__e ?? []);
  });

function noteRendered(vnode: Rendered): void {
  const { type, props, __e: node } = vnode;
  if (!node) return;
  if (typeof type === 'string') elements.set(node, vnode);
  if (type !== null) return;
  if (texts.has(node) && texts.get(node) !== props) changed.push(vnode);
  texts.set(node, props);
}

function noteDisplaced(vnode: Rendered): void {
  const element = elementAround(vnode);
  if (vnode.type === null && element && vnode.__e?.parentNode !== element) disturbed.add(element);
}

/**
 * Preact puts what is new before the text that follows: it copes with one that is nowhere, and fails at one that is elsewhere.
 * @param element around them, where it is known
 */
function takeOut(children: Rendered['__k'], element?: Node | null): void {
  for (const child of children ?? []) {
    const node = child?.__e;
    if (child?.type === null) {
      if (element && node?.parentNode && node.parentNode !== element) {
        const place = new Comment();
        (node as Text).replaceWith(place);
        taken.push([node as Text, place]);
      }
    } else if (child) takeOut(child.__k, typeof child.type === 'string' ? node : element);
  }
}

function putBack(): void {
  for (const [text, place] of taken) {
    if (text.parentNode) place.remove();
    else place.replaceWith(text);
  }
  taken = [];
}

/** Anything with words that is not ours. A password manager's icon has none. */
const isStandIn = (node: Node): boolean => node.nodeType !== Node.COMMENT_NODE && Boolean(node.textContent?.trim());

function restore(element: Node): void {
  const rendered = elements.get(element);
  if (!rendered) return;
  const own = nodesIn(rendered);
  const standIns = [...element.childNodes].filter((node) => !own.includes(node) && isStandIn(node));
  for (const node of standIns) element.removeChild(node);
  // From the last one on: each goes before the one that follows it.
  own.reduceRight<Node | null>((next, node) => {
    if (node.parentNode !== element) element.insertBefore(node, next);
    return node;
  }, null);
}

/** Shows what has changed on a page that is being translated. Once for a page: the hooks are Preact's own. */
export function keepTextsTranslatable(): void {
  // Preact has no types for its hooks before a rendering and after it, nor for what it hands to the others.
  const hooks = options as {
    [Hook in 'diffed' | 'unmount' | '__b' | '__c']?: (vnode: Rendered, queue?: unknown) => void;
  };
  const { diffed, unmount, __b: begun, __c: committed } = hooks;
  hooks.__b = (vnode) => {
    // What was there before is told of the component alone with which a rendering begins.
    if (vnode.__k) {
      const element = elementAround(vnode);
      takeOut(((element && elements.get(element)) ?? vnode).__k, element);
    }
    begun?.(vnode);
  };
  hooks.diffed = (vnode) => {
    diffed?.(vnode);
    noteRendered(vnode);
  };
  hooks.unmount = (vnode) => {
    unmount?.(vnode);
    noteDisplaced(vnode);
  };
  hooks.__c = (vnode, queue) => {
    putBack();
    changed.forEach(noteDisplaced);
    changed = [];
    disturbed.forEach(restore);
    disturbed.clear();
    committed?.(vnode, queue);
  };
}
