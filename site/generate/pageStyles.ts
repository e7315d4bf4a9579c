import { transform } from 'lightningcss';

const CLASS_IN_SHEET = /\.(-?[A-Za-z_][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
// A shadow root brings its own styles: classes in it are not the page's, even where the names are the same.
const SHADOW_ROOT = /<template shadowrootmode=[\s\S]*?<\/template>/g;
const WORD = /[\w-]+/g;

const minified = (code: string, unusedSymbols: string[]): string =>
  transform({ filename: 'page.css', code: Buffer.from(code), minify: true, unusedSymbols }).code.toString();

/** The classes that the elements of a page have. */
function classesOf(html: string): string[] {
  const attributes = html.replace(SHADOW_ROOT, '').matchAll(CLASS_ATTRIBUTE);
  return [...attributes].flatMap(([, names = '']) => names.split(/\s+/));
}

/**
 * A cutter of the site's style sheet: what a page does not use is left out of it. Only rules that need a class are
 * ever left out, never those about elements, attributes or states. Classes that a script names stay on every page.
 *
 * @param sheet all styles of the site
 * @param scripts text of every script that may set a class
 * @returns the styles of a page, from its HTML
 */
export function styleCutter(sheet: string, scripts: readonly string[]): (html: string) => string {
  const named = new Set([...sheet.matchAll(CLASS_IN_SHEET)].map(([, name = '']) => name));
  for (const text of scripts) for (const [word] of text.matchAll(WORD)) named.delete(word);
  return (html) => {
    const used = new Set(classesOf(html));
    return minified(
      sheet,
      [...named].filter((name) => !used.has(name)),
    );
  };
}
