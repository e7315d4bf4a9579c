import path from 'node:path';
import { html as Html, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { CUSTOMER_TYPES } from '#contract/common/customer.ts';
import { TAG_NAMES } from '#contract/tags.ts';
import { LOADER_FILE } from './loaderFile.ts';
import { onceAPageExpression } from './onceAPage.ts';
import { OWN_ADDRESS } from './parallelChunks.ts';

const SHARED_CHUNK = /chunks\/[\w-]+\.js/;
// How the loader asks for what all tags share, and what stands there in its place.
const LOAD_BASE = /load:\(\)=>import\(\$f\+`chunks\/[^`]+`\)/;
const HAS_BASE = 'load:()=>$b,step:n=>n==$n?$d():void 0';
const SCOPE = /^\(\(\)=>\{(let \$s=.*?;)/;
const SAME_FOLDER = 'import(`./${n}.js`)';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

// Not by a parser of the browser: that is refused, and reported, on pages under a policy of trusted types.
const TO_DOCUMENT = `$d=()=>{let d=document.implementation.createHTMLDocument(""),
m=([t,a,...c],n)=>{let e=d.createElementNS(t=="svg"?"${Html.NS.SVG}":n,t);for(let[k,v]of Object.entries(a))e.setAttribute(k,v);e.append(...c.map(c=>typeof c=="string"?c:m(c,e.namespaceURI)));return e};
let[c,...b]=$t.map(t=>m(t,"${Html.NS.HTML}"));d.head.append(c);d.body.append(...b);return d};`.replaceAll('\n', '');

function attributesText(element: Tree.Element): string {
  const written = element.attrs.map(({ name, value, prefix }) => {
    // They would need a namespace each, and a policy may forbid the last.
    if (prefix || name === 'style') throw new Error(`expected no ${name} in a first step`);
    return `${IDENTIFIER.test(name) ? name : JSON.stringify(name)}:${JSON.stringify(value)}`;
  });
  return `{${written.join()}}`;
}

function nodeText(node: Tree.ChildNode): string {
  if ('value' in node) return JSON.stringify(node.value);
  if (!('tagName' in node)) throw new Error(`expected elements and text in a first step, found ${node.nodeName}`);
  // A script is nothing to write text into.
  const name = node.tagName === 'script' ? 'p' : node.tagName;
  return `[${[`"${name}"`, attributesText(node), ...node.childNodes.map(nodeText)].join()}]`;
}

/** A first step as a literal: the style sheet and the container, of each its name, its attributes, and what is in it. */
function treeText(markup: string): string {
  const elements = parseFragment(markup).childNodes.filter((node) => 'tagName' in node);
  if (elements.length !== 2)
    throw new Error(`expected a style sheet and a container, found ${elements.length} elements`);
  return `[${elements.map(nodeText).join()}]`;
}

/** What all scripts of one tag are made of, as the build has written it. */
interface Common {
  /** Code of the loader. */
  readonly loader: string;
  /** Code of the chunk that all tags share. */
  readonly base: string;
}

/**
 * The loader with what all tags share and one first step in it.
 * @param name of the first step, and of the script: "solar-quote-home"
 */
function eagerScript({ loader, base }: Common, name: string, markup: string): string {
  const [scope = ''] = SCOPE.exec(loader) ?? [];
  if (!scope || !LOAD_BASE.test(loader)) throw new Error(`expected ${LOADER_FILE} as parallelChunks writes it`);
  const shared = onceAPageExpression(base)
    .replaceAll('import.meta.url', OWN_ADDRESS)
    .replaceAll(SAME_FOLDER, 'import(`${$f}chunks/${n}.js`)');
  // The expression may hold characters that mean something in a replacement.
  const rest = loader.slice(scope.length).replace(LOAD_BASE, () => HAS_BASE);
  const own = `let $n=${JSON.stringify(name)},$t=${treeText(markup)},${TO_DOCUMENT}let $b=${shared};`;
  return `${scope}${own}${rest}`.replaceAll(`[src*="${LOADER_FILE}"]`, `[src*="${name}.js"]`);
}

// Whom a tag is for is often all that its page says of it. Scripts for every service would be a hundred.
const isNamedByType = (name: string): boolean =>
  TAG_NAMES.some((tag) => [tag, ...CUSTOMER_TYPES.map((type) => `${tag}-${type}`)].includes(name));

/**
 * One script for one tag, with its first step inside: for a page that shows it at once. It does what the loader does for every
 * tag, two round trips sooner, and a page may hold both.
 * @param read text of a file that the build has written
 * @param fragments first steps by the names of their files
 * @returns scripts by the names of theirs: "solar-quote-home.js"
 */
export function eagerScripts(
  read: (file: string) => string,
  fragments: ReadonlyMap<string, string>,
): Map<string, string> {
  const loader = read(LOADER_FILE);
  const [chunk] = SHARED_CHUNK.exec(loader) ?? [];
  if (chunk === undefined) throw new Error(`expected a chunk in ${LOADER_FILE}`);
  const common = { loader, base: read(chunk) };
  const steps = [...fragments].map(([file, markup]) => [path.parse(file).name, markup] as const);
  const scripts = steps
    .filter(([name]) => isNamedByType(name))
    .map(([name, markup]) => [`${name}.js`, eagerScript(common, name, markup)] as const);
  return new Map(scripts);
}
