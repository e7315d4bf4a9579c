import { transform } from 'lightningcss';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { transformWithOxc } from 'vite';
import { isTagName, TAG_NAMES } from '#contract/tags.ts';
import { definitions } from '../../widgets/funnels/definitions.ts';
import { attributeKinds } from '../../widgets/runtime/attributes.ts';
import { toAttributeName } from '../../widgets/runtime/elementClass.ts';

// Reads code that partners paste as their page does: what would be wrong there is found here.

const STAND_IN = 'data-quote-widget';
/** Of any element, or of a page's own server that prints a step into the tag. */
const GENERAL = ['class', 'id', 'style'];
const SCRIPTS = new RegExp(
  `^/widgets/[\\w.-]+/(quote-widgets|two-versions|embed|(${TAG_NAMES.join('|')})(-home|-business)?)\\.js$`,
);

type Element = Tree.Element;

function* elementsIn(node: Tree.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsIn(child);
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const textIn = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function faultsOfTag(tag: string, names: readonly string[]): string[] {
  const definition = isTagName(tag) ? definitions.get(tag) : undefined;
  if (!definition) return [`<${tag}> is no tag of ours`];
  const known = [...Object.keys(attributeKinds(definition)).map(toAttributeName), ...GENERAL];
  return names.filter((name) => !known.includes(name)).map((name) => `<${tag}> has no attribute "${name}"`);
}

/** What is wrong with the script of a page: one of ours by its address, any other by its text. */
async function faultsOfScript(script: Element): Promise<string[]> {
  const src = attribute(script, 'src');
  if (src !== undefined) return SCRIPTS.test(new URL(src).pathname) ? [] : [`${src} is no script of ours`];
  return faultsInScript(textIn(script));
}

/** What is wrong with a text as a module. */
export async function faultsInScript(code: string, name = 'module.js'): Promise<string[]> {
  return transformWithOxc(code, name).then(
    () => [],
    (error: unknown) => [String(error)],
  );
}

function faultsOfStyle(style: Element): string[] {
  try {
    const { warnings } = transform({ filename: 'page.css', code: new TextEncoder().encode(textIn(style)) });
    return warnings.map(({ message }) => message);
  } catch (error) {
    return [String(error)];
  }
}

async function faultsOfElement(element: Element): Promise<string[]> {
  const { tagName, attrs } = element;
  const stands = attribute(element, STAND_IN);
  if (tagName === 'script') return faultsOfScript(element);
  if (tagName === 'style') return faultsOfStyle(element);
  if (stands !== undefined) {
    const names = attrs.map(({ name }) => name).filter((name) => name !== STAND_IN);
    return faultsOfTag(
      stands,
      names.map((name) => name.replace(/^data-/, '')),
    );
  }
  return tagName.includes('-')
    ? faultsOfTag(
        tagName,
        attrs.map(({ name }) => name),
      )
    : [];
}

/** What is wrong with markup that a partner pastes: its own errors, and every style, script, tag and attribute in it. */
export async function faultsInHtml(code: string): Promise<string[]> {
  const faults: string[] = [];
  const page = parseFragment(code, {
    onParseError: ({ code: what, startLine }) => faults.push(`line ${startLine}: ${what}`),
  });
  for (const element of elementsIn(page)) faults.push(...(await faultsOfElement(element)));
  return faults;
}
