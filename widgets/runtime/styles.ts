/**
 * Styles of the widgets. A `<style>` element in each shadow root would be parsed once for each tag, and a page whose
 * policy says `style-src 'self'` would show the form bare. The build plugin turns the style sheet of every `*.css.ts` module into one call of
 * `registerCss`; shadow roots adopt all of them as constructed sheets, which pass under `style-src 'none'`: Chromium
 * 156 ignored the element there and took the sheet, November 2026.
 */
const texts: string[] = [];
const roots = new Set<ShadowRoot>();
// Of first steps that a build has rendered: the rules that such a step uses, until all of them are here.
const ownTexts = new WeakMap<ShadowRoot, string>();
// A constructed sheet belongs to one document: a tag that moves into an iframe needs sheets of that document. Without them it
// stood there bare: the move took all its sheets, and those of the old document were a NotAllowedError (Chromium 156, November
// 2026).
const sheetsOfDocuments = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetFor(owner: Document, text: string): CSSStyleSheet | undefined {
  const sheets = sheetsOfDocuments.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsOfDocuments.set(owner, sheets);
  const known = sheets.get(text);
  if (known) return known;
  const view = owner.defaultView;
  if (!view) return undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

function applyTo(root: ShadowRoot): void {
  const own = ownTexts.get(root);
  const wanted = own === undefined ? texts : [own];
  root.adoptedStyleSheets = wanted.flatMap((text) => sheetFor(root.ownerDocument, text) ?? []);
}

/** Adds a style sheet to all shadow roots, also to those that stand already (a step that is loaded later). */
export function registerCss(text: string): void {
  if (text === '' || texts.includes(text)) return;
  texts.push(text);
  for (const root of roots) applyTo(root);
}

/** Gives a shadow root all registered sheets, now and later. */
export function adoptStyles(root: ShadowRoot): void {
  ownTexts.delete(root);
  roots.add(root);
  applyTo(root);
}

/** Gives a shadow root the styles of what stands in it, in the place of all registered ones, until `adoptStyles`. */
export function adoptOwnStyles(root: ShadowRoot, text: string): void {
  ownTexts.set(root, text);
  applyTo(root);
}

/** After a move to another document, whose sheets are others. */
export const adoptAgain = applyTo;

/** Ends `adoptStyles`: a removed tag is not kept alive by this module. */
export function releaseStyles(root: ShadowRoot): void {
  roots.delete(root);
}

/** All registered styles as one text, for prerendering and for a printed copy. */
export const registeredCss = (): string => texts.join('\n');
