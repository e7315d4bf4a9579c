import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Element = Tree.Element;

/** What a page leads to or loads. */
export interface Reference {
  /** "a", "img", "meta": what names it. */
  readonly by: string;
  readonly address: string;
  /** Where a form is sent: an address of the API, which is no page. */
  readonly isAction: boolean;
}

export interface PageReferences {
  readonly references: readonly Reference[];
  /** What a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
}

const ADDRESS_ATTRIBUTES = ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data'];
const PICTURE_META = /^(og:image|og:url|twitter:image)$/;

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const isElement = (node: Tree.Node): node is Element => 'tagName' in node;

export function childrenOf(node: Tree.Node): Tree.Node[] {
  const inside = 'content' in node ? [node.content] : [];
  return [...('childNodes' in node ? node.childNodes : []), ...inside];
}

/** Every element below a node, in shadow roots too, outermost first. */
export function* elementsIn(node: Tree.Node): Generator<Element> {
  if (isElement(node)) yield node;
  for (const child of childrenOf(node)) yield* elementsIn(child);
}

function addressesOf(element: Element): Reference[] {
  const { tagName: by } = element;
  if (by === 'meta') {
    const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
    return PICTURE_META.test(name) ? [{ by: name, address: attribute(element, 'content') ?? '', isAction: false }] : [];
  }
  const named = ADDRESS_ATTRIBUTES.flatMap((name) => {
    const address = attribute(element, name);
    return address === undefined ? [] : [{ by, address, isAction: name.endsWith('action') }];
  });
  const set = attribute(element, 'srcset')?.split(',') ?? [];
  return [...named, ...set.map((one) => ({ by, address: one.trim().split(/\s+/)[0] ?? '', isAction: false }))];
}

/** What stands in a page, shadow roots and noscript included. */
export function referencesOf(html: string): PageReferences {
  // Without scripting, what stands in <noscript> is markup like any other.
  const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  return {
    references: elements.flatMap(addressesOf),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
  };
}
