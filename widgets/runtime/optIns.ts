import type { QuoteEventName } from './host.ts';
import { KEPT_IN_SESSION, type Shell } from './shell.ts';
import { warnOnce } from './warnings.ts';

// What a page may ask of a tag besides a form in its place. Few do, so this is loaded for a tag with such an attribute only.

/** What each event of a tag is called in a data layer. */
const LAYER_EVENTS = {
  'quote-ready': 'quote_ready',
  'quote-step': 'quote_step',
  'quote-submitting': 'quote_submitting',
  'quote-submitted': 'quote_submitted',
  'quote-failed': 'quote_failed',
  'quote-action': 'quote_action',
  'quote-navigate': 'quote_navigate',
} as const satisfies Record<QuoteEventName, string>;

/** What tag managers call it unless they are told otherwise. */
const DATA_LAYER = 'dataLayer';
const NAME = /^[\w$]{1,80}$/;

/** The array of that name; made where there is none, as tag managers do. */
function layerNamed(page: object, name: string): unknown[] | undefined {
  if (!NAME.test(name)) return undefined;
  const present: unknown = Reflect.get(page, name);
  if (present === undefined) {
    const made: unknown[] = [];
    Reflect.set(page, name, made);
    return made;
  }
  return Array.isArray(present) ? present : undefined;
}

/** Tells a tag manager what the page is told: the same events, and nothing of a person either. */
function pushTo(element: HTMLElement, event: string, detail: object): void {
  const name = element.getAttribute('data-layer')?.trim();
  const page = element.ownerDocument.defaultView;
  if (name === undefined || !page) return;
  const layer = layerNamed(page, name || DATA_LAYER);
  if (!layer)
    return warnOnce(`<${element.localName}>: data-layer="${name}" is ignored, expected the name of an array.`);
  layer.push({ event, quote: { tag: element.localName, ...detail } });
}

const listening = new WeakSet<HTMLElement>();

function feedDataLayer(element: HTMLElement): void {
  if (listening.has(element)) return;
  listening.add(element);
  for (const [name, event] of Object.entries(LAYER_EVENTS)) {
    element.addEventListener(name, (dispatched) => {
      if (dispatched instanceof CustomEvent) pushTo(element, event, dispatched.detail as object);
    });
  }
}

// React 18 writes `customerType` so where it does not know the element. (Attributes of one word come out right.)
const JSX_SPELLINGS: Readonly<Record<string, string>> = {
  customertype: 'customer-type',
  datalayer: 'data-layer',
  doneurl: 'done-url',
  nostatistics: 'no-statistics',
};

const respelt = new WeakSet<HTMLElement>();

/** Takes attributes as JSX writes them for what they mean, and follows them. */
function respell(element: HTMLElement): void {
  const spellings = Object.entries(JSX_SPELLINGS).filter(([spelling]) => element.hasAttribute(spelling));
  if (spellings.length === 0 || respelt.has(element)) return;
  respelt.add(element);
  const follow = (): void => {
    for (const [spelling, name] of spellings) {
      const value = element.getAttribute(spelling);
      if (value === null) element.removeAttribute(name);
      else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
    }
  };
  follow();
  new MutationObserver(follow).observe(element, { attributeFilter: spellings.map(([spelling]) => spelling) });
}

/** Fields that no first step is rendered with: to fill them in here would weigh on every tag, and one of ten has them. */
const FILLED = '[bill],[direction]';

/** Whether answers of this tag were kept in the session of the page. */
function isKept({ element }: Shell): boolean {
  if (element.getAttribute('keep') !== 'session') return false;
  try {
    return sessionStorage.getItem(KEPT_IN_SESSION + element.localName) !== null;
  } catch {
    return false;
  }
}

/**
 * Does what the page asks for, before anything is shown.
 * @throws where the first step alone must not be shown: the code that fills in what was kept shows it
 */
export async function startOptIns(shell: Shell): Promise<void> {
  const { element } = shell;
  const mode = element.getAttribute('mode');
  respell(element);
  if (element.hasAttribute('data-layer')) feedDataLayer(element);
  if (mode === 'dialog' || mode === 'sticky') {
    const { addLayer } = await import('./modes.ts');
    addLayer(shell, mode);
  }
  if (isKept(shell) || element.matches(FILLED)) throw new Error('expected nothing to fill in');
}
