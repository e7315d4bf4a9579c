import { transform, type Selector, type Visitor } from 'lightningcss';
import { FIRST_VIEW_END } from '../document/html.ts';

const CLASS_IN_SHEET = /\.(-?[A-Za-z_][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
// A shadow root brings its own styles: classes in it are not the page's, even where the names are the same.
const SHADOW_ROOT = /<template shadowrootmode=[\s\S]*?<\/template>/g;
// Scripts show it, and they run when the page is there to its end. An end that comes too soon leaves more in the first part.
const HIDDEN = /<(section|div)\b[^>]*\shidden[\s>][\s\S]*?<\/\1>/g;
const WORD = /[\w-]+/g;
const WITH_CLASSES: readonly string[] = ['style', 'media', 'supports', 'container', 'layer-block'];

type Names = ReadonlySet<string>;

const KEYFRAMES = /@keyframes ([\w-]+)/g;

const transformed = (code: string, unusedSymbols: string[], visitor: Visitor<never> = {}): string =>
  transform({ filename: 'page.css', code: Buffer.from(code), minify: true, unusedSymbols, visitor }).code.toString();

/** Without what is named as unused, and then without animations that no rule is left for. */
function minified(code: string, unused: string[], visitor: Visitor<never> = {}): string {
  const styles = transformed(code, unused, visitor);
  const names = [...styles.matchAll(KEYFRAMES)].map(([, name = '']) => name);
  const idle = names.filter((name) => styles.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1);
  return idle.length > 0 ? transformed(styles, idle) : styles;
}

/** The classes of each element that has any. */
function classLists(html: string): string[][] {
  const attributes = html.replace(SHADOW_ROOT, '').matchAll(CLASS_ATTRIBUTE);
  return [...attributes].map(([, names = '']) => names.split(/\s+/));
}

const classesOf = (html: string): Names => new Set(classLists(html).flat());

/** Classes that a page may go without; those that a script names stay on every page. */
function classesOfSheet(sheet: string, scripts: readonly string[]): Names {
  const named = new Set([...sheet.matchAll(CLASS_IN_SHEET)].map(([, name = '']) => name));
  for (const text of scripts) for (const [word] of text.matchAll(WORD)) named.delete(word);
  return named;
}

const without = (names: Names, others: Names): string[] => [...names].filter((name) => !others.has(name));

/**
 * A cutter of a style sheet: what a page or tag does not use is left out of it. Only rules that need a class are ever
 * left out, never those about elements, attributes or states, and animations that are left alone. Classes that a script
 * names stay everywhere.
 *
 * @param sheet all styles, of the site or of a tag
 * @param scripts text of every script that may set a class
 * @returns the styles that an HTML needs
 */
export function styleCutter(sheet: string, scripts: readonly string[]): (html: string) => string {
  const named = classesOfSheet(sheet, scripts);
  return (html) => minified(sheet, without(named, classesOf(html)));
}

/** The styles of a page in two parts. */
export interface PageStyles {
  /** What the page needs until its first view ends: all of it where it names no such end. */
  readonly first: string;
  /** What only elements after that need; "" for nothing. */
  readonly later: string;
}

interface Places {
  readonly first: number;
  readonly last: number;
}

function placesIn(sheet: string): ReadonlyMap<string, Places> {
  const places = new Map<string, Places>();
  for (const { 1: name = '', index } of sheet.matchAll(CLASS_IN_SHEET))
    places.set(name, { first: places.get(name)?.first ?? index, last: index });
  return places;
}

/**
 * Classes whose rules may come in a sheet of their own, after all others. Where an element has one of them beside a class
 * of the first view, the rules of the latter must have been the earlier ones anyhow, or another of the two would win.
 */
function laterClasses(sheet: string, named: Names, [above, below]: readonly [string, string]): Names {
  const places = placesIn(sheet);
  const early = new Set(classesOf(above));
  const lists = classLists(below);
  const isOvertaken = (name: string, list: readonly string[]): boolean =>
    list.some((other) => early.has(other) && (places.get(other)?.last ?? 0) > (places.get(name)?.first ?? 0));
  const overtaken = (): string[] =>
    lists.flatMap((list) => list.filter((name) => !early.has(name) && isOvertaken(name, list)));
  for (let found = overtaken(); found.length > 0; found = overtaken()) for (const name of found) early.add(name);
  return new Set(lists.flat().filter((name) => named.has(name) && !early.has(name)));
}

/** The same as `styleCutter`, in two parts for a page that says where its first view ends. */
export function styleSplitter(sheet: string, scripts: readonly string[]): (html: string) => PageStyles {
  const named = classesOfSheet(sheet, scripts);
  return (html) => {
    const [above = '', below] = html.split(FIRST_VIEW_END);
    const unused = without(named, classesOf(html));
    if (below === undefined) return { first: minified(sheet, unused), later: '' };
    const hidden = [...above.matchAll(HIDDEN)].join('');
    const names = laterClasses(sheet, named, [above.replace(HIDDEN, ''), hidden + below]);
    const isLater = (selector: Selector): boolean =>
      selector.some((part) => part.type === 'class' && names.has(part.name));
    // Each selector goes to one of the two, animations to whichever shows them, and what needs no class to the first.
    return {
      first: minified(sheet, unused, { Selector: (selector) => (isLater(selector) ? [] : undefined) }),
      later: minified(sheet, unused, {
        Rule: ({ type }) => (type === 'keyframes' || WITH_CLASSES.includes(type) ? undefined : []),
        Selector: (selector) => (isLater(selector) ? undefined : []),
      }),
    };
  };
}
