import { parse, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const TEXT_TAGS = new Set(['h1', 'h2', 'h3', 'p', 'li']);
const STYLE =
  'body{margin:0;font:17px/1.5 system-ui,sans-serif}main{max-width:1000px;margin:auto;padding:0 16px}svg{max-width:100%;height:auto}';

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const childrenOf = (node: Tree.Node): Tree.Node[] => ('childNodes' in node ? node.childNodes : []);

function find(node: Tree.Node, name: string): Tree.Element | undefined {
  if (isElement(node) && node.tagName === name) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

function* textBlocks(node: Tree.Node): Generator<Tree.Element> {
  if (isElement(node) && TEXT_TAGS.has(node.tagName)) yield node;
  else for (const child of childrenOf(node)) yield* textBlocks(child);
}

const wordsOf = (node: Tree.Node): string =>
  serialize(node as Tree.ParentNode)
    .replaceAll(/<[^>]*>/g, '')
    .trim();

/**
 * The page as somebody would write it by hand: the same words in the same order, its first drawing, four rules of
 * style, no script. What it takes to paint is what the page has to be measured against.
 */
export function staticTwin(html: string): string {
  const document = parse(html);
  const main = find(document, 'main');
  if (!main) throw new Error('expected a <main> in the page');
  const drawing = find(main, 'svg');
  const blocks = [...textBlocks(main)].map((block) => `<${block.tagName}>${wordsOf(block)}</${block.tagName}>`);
  const [first = '', ...rest] = blocks;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Twin</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${[first, drawing ? serializeOuter(drawing) : '', ...rest].join('\n')}
</main>
</body>
</html>
`;
}
