/**
 * Holds one built page against another. Names that a build makes up may differ as long as they are exchanged one for one
 * on all pages: class names (made from paths of files) and the hashes in names of files. Everything else is compared to
 * the byte. Style rules are compared as a set, and their order apart from that: it follows the order of imports.
 */
export interface PageDifference {
  readonly page: string;
  readonly what: 'text' | 'rules' | 'order of rules';
  readonly before: string;
  readonly after: string;
}

const TOKEN = /[A-Za-z0-9_-]+/g;
// Two capitals for a path and a counter; builds until November 2026 had up to seven signs of base 36 for the path.
const MADE_UP = /^(?:[A-Z]{2}[a-z0-9]{1,2}|_?[a-z0-9]{5,12})$/;
// And no word of a style sheet.
const SURELY_MADE_UP = /^[A-Z]{2}|\d/;
const FILE_HASH = /([a-zA-Z0-9.]+)-[A-Za-z0-9_-]{7,8}(\.(?:js|css|svg|png|avif|webp|jpg|woff2))/g;
const POLICY_HASH = /sha(?:256|384|512)-[A-Za-z0-9+/=]+/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
// How the scripts of a tag are cut is held to the budgets of tests/size.
const CHUNKS = /<link rel="modulepreload" href="\/widgets\/[^>]*>\n?/g;
const GROUP = /^@(?:media|supports|container|layer)\b[^{]*\{/;

/** Made-up names of before and after, exchanged one for one; shared by all pages of a build. */
export class NameExchange {
  readonly #after = new Map<string, string>();
  readonly #before = new Map<string, string>();

  /** True if the two may stand for each other: the same word, or two made-up names that no other pair contradicts. */
  matches(before: string, after: string): boolean {
    if (before === after && !this.#after.has(before) && !this.#before.has(after)) return true;
    const known = this.#after.get(before);
    if (known !== undefined) return known === after;
    if (this.#before.has(after) || !MADE_UP.test(before) || !MADE_UP.test(after)) return false;
    this.#after.set(before, after);
    this.#before.set(after, before);
    return true;
  }

  /** A text of before in the names of after. */
  translate(text: string): string {
    return text.replace(TOKEN, (token) => this.#after.get(token) ?? token);
  }
}

const withoutHashes = (text: string): string =>
  text.replace(CHUNKS, '').replace(FILE_HASH, '$1-HASH$2').replace(POLICY_HASH, 'POLICY');
const withoutStyles = (html: string): string => html.replace(STYLE, '<style></style>');
const stylesOf = (html: string): string => [...html.matchAll(STYLE)].map(([, css]) => css).join('');

/** One selector with its declarations, below the conditions that it stands under: a minifier joins neighbours. */
function apart(rule: string): string[] {
  const [head] = GROUP.exec(rule) ?? [];
  if (head) return rulesOf(rule.slice(head.length, -1)).map((inner) => `${head}${inner}}`);
  const start = rule.indexOf('{');
  const selectors = rule.startsWith('@') ? [rule.slice(0, start)] : rule.slice(0, start).split(/,(?![^(]*\))/);
  return selectors.map((selector) => `${selector.trim()}${rule.slice(start)}`);
}

/** The rules of a style sheet, each for one selector. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, sign] of [...css].entries()) {
    if (sign === '{') depth += 1;
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(...apart(css.slice(start, index + 1).trim()));
    start = index + 1;
  }
  return rules;
}

/** Where two texts differ in something else than made-up names; undefined where they do not. */
function firstDifference(before: string, after: string, names: NameExchange): readonly [string, string] | undefined {
  const [old, young] = [before.split(/([A-Za-z0-9_-]+)/), after.split(/([A-Za-z0-9_-]+)/)];
  for (let index = 0; index < Math.max(old.length, young.length); index += 1) {
    if (names.matches(old[index] ?? '', young[index] ?? '')) continue;
    const around = (parts: readonly string[]) => parts.slice(Math.max(0, index - 12), index + 12).join('');
    return [around(old), around(young)];
  }
  return undefined;
}

// A class that no element has, or the name of an animation: the exchange has not met it.
const blank = (rule: string, known: ReadonlySet<string>): string =>
  rule.replace(TOKEN, (token) =>
    known.has(token) || !SURELY_MADE_UP.test(token) || !MADE_UP.test(token) ? token : '?',
  );

/** The rules of a page, which the exchange must have seen in its text before. */
export function compareRules(before: string, after: string, names: NameExchange): Omit<PageDifference, 'page'>[] {
  const old = rulesOf(names.translate(stylesOf(withoutHashes(before))));
  const young = rulesOf(stylesOf(withoutHashes(after)));
  if (old.join() === young.join()) return [];
  const shared = new Set([...old.join().matchAll(TOKEN)].map(String));
  const known = new Set([...young.join().matchAll(TOKEN)].map(String).filter((token) => shared.has(token)));
  const [oldRules, youngRules] = [old, young].map((rules) => rules.map((rule) => blank(rule, known)));
  if (!oldRules || !youngRules || oldRules.join() === youngRules.join()) return [];
  const missing = oldRules.filter((rule) => !youngRules.includes(rule));
  const added = youngRules.filter((rule) => !oldRules.includes(rule));
  const isSame = missing.length === 0 && added.length === 0 && oldRules.length === youngRules.length;
  if (isSame) return [{ what: 'order of rules', before: `${oldRules.length} rules`, after: 'the same' }];
  return [{ what: 'rules', before: missing.join('\n').slice(0, 600), after: added.join('\n').slice(0, 600) }];
}

/** The text of a page without its styles. */
export function compareText(before: string, after: string, names: NameExchange): Omit<PageDifference, 'page'>[] {
  const found = firstDifference(withoutHashes(withoutStyles(before)), withoutHashes(withoutStyles(after)), names);
  return found ? [{ what: 'text', before: found[0], after: found[1] }] : [];
}
