// /widgets/v1/two-versions.js, for pages of partners that show a tag in two versions: asks our server which one a visitor
// sees, and puts that one into the page. Neither is in the page before, so nothing is shown and taken away again.
import { VARIANT_PATH, variantName, type VariantAnswer } from '#contract/common/wire.ts';

const RUNS: unique symbol = Symbol.for('quote-two-versions');
const PLACE = 'data-two-versions';
const KEY = 'partner';
/** A visitor waits no longer for a choice than that: then the first version is shown, and counted for neither. */
const CHOICE_WITHIN_MS = 2000;

const { origin } = new URL(import.meta.url);
const page = globalThis as { [RUNS]?: boolean };
const asked = new WeakSet<Element>();

/** Of a tag, or of the div that stands for one. */
const keyed = (content: DocumentFragment): Element[] => [...content.querySelectorAll(`[${KEY}],[data-${KEY}]`)];
const keyOf = (element: Element): string => element.getAttribute(KEY) ?? element.getAttribute(`data-${KEY}`) ?? '';

async function ask(partner: string, test: string): Promise<VariantAnswer> {
  const answer = await fetch(`${origin}${VARIANT_PATH}?${new URLSearchParams({ partner, test })}`, {
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal: AbortSignal.timeout(CHOICE_WITHIN_MS),
  });
  const body = (await answer.json()) as VariantAnswer & { readonly error?: string };
  if (!answer.ok) throw new Error(body.error);
  return body;
}

const warn = (test: string, error: unknown): void =>
  console.warn(`Quote widgets: data-two-versions="${test}" shows its first version and counts nobody.`, error);

async function show(place: Element): Promise<void> {
  const test = place.getAttribute(PLACE) ?? '';
  const [first, second] = place.querySelectorAll('template');
  if (!first) return warn(test, 'Put each version into a <template> inside it.');
  let shown = document.importNode(first.content, true);
  try {
    if (!second) throw new Error('There is one <template> inside it: put each version into one.');
    const [tag] = keyed(shown);
    if (!tag) throw new Error('Its tags have no partner key.');
    const { variant, isCounted } = await ask(keyOf(tag), test);
    if (variant === 'b') shown = document.importNode(second.content, true);
    const name = variantName(test, variant);
    if (isCounted)
      for (const one of keyed(shown)) one.setAttribute(one.hasAttribute(KEY) ? 'variant' : 'data-variant', name);
  } catch (error) {
    warn(test, error);
  }
  // Until now the page has kept its room by it.
  place.removeAttribute(PLACE);
  place.replaceChildren(shown);
  return undefined;
}

function showAll(): void {
  for (const place of document.querySelectorAll(`[${PLACE}]`)) {
    if (asked.has(place)) continue;
    asked.add(place);
    void show(place);
  }
}

if (!page[RUNS]) {
  page[RUNS] = true;
  showAll();
  // Those that come later, as in pages that change without being loaded.
  new MutationObserver(showAll).observe(document, { childList: true, subtree: true });
}
