import { LOADED_NAME } from './loaded.ts';
import { heightFor } from './reservedHeights.ts';

/** By tag: loads the code that defines it. */
export type Tags = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs the loader that our site has now, which may be of a later release. */
type LoadCurrent = () => Promise<unknown>;

/** Takes the tags of a later loader. */
type Renew = (tags: Tags, version: string) => void;

// The version of the loader that the page uses; a function (Renew) while it asks for a later one.
const LOADED: unique symbol = Symbol.for(LOADED_NAME);
const NEAR = '400px';
// A chunk may fail on a train or in the minute of a release: three more tries.
const RETRY_MS = [1_000, 5_000, 20_000];
const STANDS_FOR = 'data-quote-widget';

// Typed as what it is for this one symbol: every byte of a call to Reflect would be on every page.
const page = globalThis as { [LOADED]?: string | Renew };

/**
 * Loads a tag's code. A loader from a cache may name chunks that are gone: before each further try the current one is
 * asked which they are now.
 */
function createLoad(tags: Tags, version: string, loadCurrent: LoadCurrent): (name: string) => Promise<unknown> {
  let latest: Parameters<Renew> = [tags, version];
  const load = async (name: string, [pause, ...later] = RETRY_MS): Promise<unknown> => {
    try {
      return await latest[0][name]?.();
    } catch (error) {
      if (!pause) throw error;
      // The tag keeps its fallback content all the while.
      await new Promise((resolve) => setTimeout(resolve, pause));
      page[LOADED] = (...renewed) => {
        latest = renewed;
      };
      await loadCurrent().catch(() => {});
      [, page[LOADED]] = latest;
      return load(name, later);
    }
  };
  return load;
}

// Some editors strip tags that they do not know; a div with data-* attributes says the same.
function replaceStandIn(stand: HTMLElement, tag: string): void {
  const element = document.createElement(tag);
  stand.removeAttribute(STANDS_FOR);
  for (const { name, value } of stand.attributes) {
    if (name.startsWith('data-')) element.setAttribute(name.slice('data-'.length), value);
  }
  element.append(...stand.childNodes);
  stand.append(element);
}

// In a panel that is not shown yet nothing has a width: what is around it has.
function widthOf(element: HTMLElement): number {
  let box: HTMLElement | null = element;
  while (box && !box.offsetWidth) box = box.parentElement;
  return box?.clientWidth ?? 0;
}

// An unknown element is inline, where a height means nothing. Set through CSSOM, which no CSP blocks.
function reserve(element: HTMLElement): () => void {
  const { style } = element;
  const computed = getComputedStyle(element);
  const isInline = computed.display === 'inline';
  if (isInline) style.display = 'block';
  // The page may have our style sheet or a height of its own: what it shows already stays, also once defined.
  const { minHeight } = computed;
  style.minHeight ||= parseFloat(minHeight) > 0 ? minHeight : `${heightFor(element.localName, widthOf(element))}px`;
  return () => {
    // Once defined it is a block by itself, and the page may hide it.
    if (isInline) style.display = '';
  };
}

/** Keeps room for tags, and loads the code of those that come near the screen. */
function createWatcher(load: (name: string) => Promise<unknown>): (element: HTMLElement) => void {
  const releases = new Map<Element, (() => void) | undefined>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target.localName).then(releases.get(target), (error: unknown) => console.error('Quote widgets:', error));
      }
    },
    { rootMargin: NEAR },
  );
  return (element) => {
    if (releases.has(element)) return;
    // A prerendered tag has its height already.
    releases.set(element, element.shadowRoot ? undefined : reserve(element));
    near.observe(element);
  };
}

/**
 * Finds the tags of a page, now and later, keeps room for them and loads their code when they come near the
 * screen. A second start on the same page does nothing.
 */
export function startLoader(tags: Tags, version: string, loadCurrent: LoadCurrent): void {
  const present = page[LOADED];
  if (typeof present === 'function') return present(tags, version);
  if (present) {
    if (present !== version) console.warn('Quote widgets: two versions, first used:', present, version);
    return;
  }
  page[LOADED] = version;
  const watch = createWatcher(createLoad(tags, version, loadCurrent));
  const scan = (): void => {
    for (const name in tags) {
      for (const stand of document.querySelectorAll<HTMLElement>(`[${STANDS_FOR}=${name}]`))
        replaceStandIn(stand, name);
      for (const element of document.querySelectorAll<HTMLElement>(`${name}:not(:defined)`)) watch(element);
    }
  };
  scan();
  new MutationObserver(scan).observe(document, { childList: true, subtree: true });
}
