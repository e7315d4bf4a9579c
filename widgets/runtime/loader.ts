import { fragmentName } from '#contract/common/fragmentName.ts';
import { heightFor, reservedHeights } from '#contract/reservedHeights.ts';
import type { Surroundings } from './lazyElement.ts';
import { LOADED_NAME } from './loaded.ts';

/** Names of all tags, read from their heights: a list of their own would be bytes on every page. */
export const namesOfTags = (): readonly string[] => Object.keys(reservedHeights);

/** What a release of ours has for all tags. */
export interface LazyTags {
  /** Defines a tag by what it does until it is touched. */
  readonly defineLazy: (tag: string, surroundings: Surroundings) => void;
  /** Loads what it does from then on. */
  readonly loadCode: (tag: string) => Promise<unknown>;
}

/** What a loader leads to. */
export interface Release {
  /** "0.1.0-1f2e3d4c" */
  readonly version: string;
  /** Names of its tags. */
  readonly tags: readonly string[];
  /** Address of the script, which may have a query. First steps lie beside it. */
  readonly script: string;
  readonly load: () => Promise<LazyTags>;
  /** First steps that came with the loader, by the names of their files. */
  readonly step?: (name: string) => Document | undefined;
}

/** Runs the loader that our site has now, which may be of a later release. */
type LoadCurrent = () => Promise<unknown>;

/** Takes a later release. */
type Renew = (release: Release) => void;

// The version of the loader that the page uses; a function (Renew) while it asks for a later one.
const LOADED: unique symbol = Symbol.for(LOADED_NAME);
const STANDS_FOR = 'data-quote-widget';

// Typed as what it is for this one symbol: every byte of a call to Reflect would be on every page.
const page = globalThis as { [LOADED]?: string | Renew };

type Load = <Loaded>(choose: (code: LazyTags) => Loaded | Promise<Loaded>) => Promise<Loaded>;

/**
 * Loads code. A loader from a cache may name chunks that are gone: before each further try the current one is asked which
 * they are now.
 */
function createLoad(release: Release, loadCurrent: LoadCurrent): Load {
  let latest = release;
  return async (choose) => {
    // In ms: a chunk may fail on a train or in the minute of a release.
    for (const pause of [1_000, 5_000, 20_000]) {
      try {
        return await choose(await latest.load());
      } catch {
        // The tag keeps what it shows all the while.
        await new Promise((resolve) => setTimeout(resolve, pause));
        page[LOADED] = (renewed) => {
          latest = renewed;
        };
        await loadCurrent().catch(() => {});
        page[LOADED] = latest.version;
      }
    }
    return choose(await latest.load());
  };
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
const widthOf = (box: HTMLElement | null): number => (box ? box.clientWidth || widthOf(box.parentElement) : 0);

// An unknown element is inline, where a height means nothing: of 300 px it kept none, and what is below it would move (Chromium
// 156, November 2026). Set through CSSOM, which no CSP blocks.
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

/**
 * Fetches first steps, each once. Not by `fetch`: only this way a policy of trusted types lets a page parse HTML. There both
 * `innerHTML` and `DOMParser` threw, and the tag would have stayed empty (Chromium 156, November 2026).
 */
function createFetch({ script, step, version }: Release): (element: Element) => Promise<Document> {
  const found = new Map<string, Document | Promise<Document>>();
  const request = (name: string): Promise<Document> =>
    new Promise((resolve, reject) => {
      // Of a plan that was chosen elsewhere there is none: the code of the tag shows it.
      if (!name) return reject();
      const asked = new XMLHttpRequest();
      asked.open('GET', new URL(`fragments/${version}/${name}.html`, script));
      asked.responseType = 'document';
      // Of a page that says 404 there is a document, too.
      asked.onloadend = () => (asked.status === 200 ? resolve(asked.response as Document) : reject());
      asked.send();
    });
  return async (element) => {
    const name = fragmentName(element.localName, (attribute) => element.getAttribute(attribute)) ?? '';
    const fragment = found.get(name) ?? step?.(name) ?? request(name);
    found.set(name, fragment);
    return fragment;
  };
}

/** Keeps room for tags, and shows the first step of those that come near the screen. */
function createWatcher(show: (element: Element) => Promise<unknown>): (element: HTMLElement) => void {
  const known = new Set<Element>();
  return (element) => {
    if (known.has(element)) return;
    known.add(element);
    // A prerendered tag has its height already, and its step. One that the page does not show has no box.
    const [box] = element.shadowRoot ? [] : element.getClientRects();
    const release = element.shadowRoot ? undefined : reserve(element);
    const start = (): unknown =>
      show(element).then(release, (error: unknown) => console.error('Quote widgets:', error));
    // What is on the screen is not left to an observer: that tells of it a frame later, and the step would wait for one more. On
    // a slow telephone that was 80 of 890 ms (Chromium 156, November 2026). While a page is parsed, what is above may be
    // missing.
    if (box && box.top < innerHeight && document.readyState !== 'loading') start();
    else
      new IntersectionObserver(
        (entries, observer) => {
          if (!entries.at(-1)?.isIntersecting) return;
          observer.disconnect();
          start();
        },
        { rootMargin: '400px' },
      ).observe(element);
  };
}

/**
 * Finds the tags of a page, now and later, keeps room for them and shows the first step of those that come near the
 * screen. A second start on the same page does nothing.
 */
export function startLoader(release: Release, loadCurrent: LoadCurrent): void {
  const present = page[LOADED];
  const { version, tags } = release;
  if (typeof present === 'function') return present(release);
  if (present) {
    // In a word, as every page pays for it: docs/partners.md says what it means.
    if (present !== version) console.warn('Quote widgets:', present, 'not', version);
    return;
  }
  page[LOADED] = version;
  const load = createLoad(release, loadCurrent);
  const fragmentFor = createFetch(release);
  const show = async (element: Element): Promise<void> => {
    const tag = element.localName;
    // Asked for at once, not when the code that shows it has come.
    if (!element.shadowRoot) fragmentFor(element).catch(() => {});
    const defineLazy = await load((code) => code.defineLazy);
    defineLazy(tag, { fragmentFor, load: () => load((code) => code.loadCode(tag)) });
  };
  const watch = createWatcher(show);
  const follow = (root: Document | ShadowRoot): void => {
    const scan = (): void => {
      for (const name of tags) {
        for (const stand of root.querySelectorAll<HTMLElement>(`[${STANDS_FOR}=${name}]`)) replaceStandIn(stand, name);
      }
      // In the order of the page: what is above a tag has its room when that is asked whether it is on the screen.
      for (const element of root.querySelectorAll<HTMLElement>(':not(:defined)')) {
        if (tags.includes(element.localName)) watch(element);
      }
    };
    scan();
    new MutationObserver(scan).observe(root, { childList: true, subtree: true });
  };
  follow(document);
  // A page sends this event with a shadow root as its detail: queries and observers of a document see nothing in one.
  addEventListener('quote-load', (event) => follow((event as CustomEvent<ShadowRoot>).detail));
}
