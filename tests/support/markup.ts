import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a page says, read from its markup with what stands in its tags. */
export interface Markup {
  readonly lang: string | undefined;
  readonly title: string;
  /** Contents of every meta and link of the head by name, property or rel. */
  readonly head: Readonly<Record<string, string>>;
  /** Main headings of the page itself. */
  readonly headings: readonly string[];
  /** Types of its structured data. */
  readonly types: readonly string[];
  readonly links: readonly string[];
  readonly linksOfMain: readonly string[];
  /** All words of its body. */
  readonly text: string;
}

type Element = Tree.Element;

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const childrenOf = (node: Tree.Node): Tree.Node[] => [
  ...('content' in node ? [node.content] : []),
  ...('childNodes' in node ? node.childNodes : []),
];

function* elementsIn(node: Tree.Node, names: readonly string[]): Generator<Element> {
  if ('tagName' in node && names.includes(node.tagName)) yield node;
  for (const child of childrenOf(node)) yield* elementsIn(child, names);
}

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && ['script', 'style'].includes(node.tagName)) return '';
  return childrenOf(node).map(textOf).join('');
}

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const hrefsIn = (nodes: readonly Element[]): string[] =>
  nodes.flatMap((node) => [...elementsIn(node, ['a'])]).flatMap((link) => attribute(link, 'href') ?? []);

function typesOf(script: Element): string[] {
  if (attribute(script, 'type') !== 'application/ld+json') return [];
  const source = script.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const { '@graph': graph = [] } = JSON.parse(source) as { '@graph'?: { '@type': string | string[] }[] };
  return graph.flatMap((item) => item['@type']);
}

export function markupOf(html: string): Markup {
  const page = parse(html);
  const all = (...names: string[]): Element[] => [...elementsIn(page, names)];
  const heads = all('head').flatMap((head) => [...elementsIn(head, ['meta', 'link'])]);
  return {
    lang: all('html').map((node) => attribute(node, 'lang'))[0],
    title: words(all('title').map(textOf)[0] ?? ''),
    head: Object.fromEntries(
      heads.map((node) => [
        attribute(node, 'name') ?? attribute(node, 'property') ?? attribute(node, 'rel') ?? '',
        attribute(node, 'content') ?? attribute(node, 'href') ?? '',
      ]),
    ),
    headings: all('h1').map((node) => words(textOf(node))),
    types: all('script').flatMap(typesOf),
    links: hrefsIn(all('body')),
    linksOfMain: hrefsIn(all('main')),
    text: words(all('body').map(textOf).join(' ')),
  };
}
