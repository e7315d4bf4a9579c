import { registeredCss } from './styles.ts';

export interface PrintOptions {
  /** Title of the printed document: browsers print it in the margin and propose it as a file name. */
  readonly title: string;
  /** Opened in a new tab where printing is blocked: the PDF. */
  readonly fallbackUrl?: string;
}

// Some browsers never tell that printing has ended; the frame is small and hidden.
const REMOVE_AFTER_MS = 120_000;

function hide(frame: HTMLIFrameElement): void {
  // Through CSSOM: style attributes are blocked under a strict CSP. Not `display: none`, which prints nothing.
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-10000px',
    insetBlockStart: '0',
    width: '210mm',
    height: '297mm',
    border: '0',
    visibility: 'hidden',
  });
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
}

/** What is printed: what is folded on the screen is open on paper, and nobody presses a button there. */
function sheetOf(page: Document, node: HTMLElement): Node {
  const copy = page.importNode(node, true);
  for (const details of copy.querySelectorAll('details')) details.open = true;
  for (const part of copy.querySelectorAll('[data-not-printed]')) part.remove();
  return copy;
}

// The copy stands in a shadow root as the original does, so that the same `:host` rules hold.
function fill(page: Document, view: Window & typeof globalThis, node: HTMLElement): void {
  const host = page.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(registeredCss());
  root.adoptedStyleSheets = [sheet];
  const container = node.closest('[data-quote-root]');
  const frame = page.importNode(container ?? node, false);
  frame.setAttribute('data-theme', 'light');
  if (frame instanceof view.HTMLElement) frame.style.minHeight = '0';
  frame.append(sheetOf(page, node));
  root.append(frame);
  page.body.append(host);
}

function openFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  hide(frame);
  // An about:blank frame takes its CSP from the page: only constructed sheets get through, and they do.
  document.body.append(frame);
  return frame;
}

/** Prints one part of a widget alone, without the page around it: on our own pages and on a partner's. */
export function printDocument(node: HTMLElement, options: PrintOptions): void {
  const { title, fallbackUrl } = options;
  const frame = openFrame();
  const remove = (): void => frame.remove();
  try {
    const { contentDocument: page, contentWindow: view } = frame;
    // Typed as a plain Window; a frame's window has the constructors of its realm.
    const realm = view as (Window & typeof globalThis) | null;
    if (!page || !realm || typeof realm.print !== 'function') throw new Error('expected a frame that can print');
    page.title = title;
    page.documentElement.lang = 'en-GB';
    fill(page, realm, node);
    realm.addEventListener('afterprint', remove, { once: true });
    setTimeout(remove, REMOVE_AFTER_MS);
    realm.focus();
    realm.print();
  } catch {
    remove();
    if (fallbackUrl !== undefined) window.open(fallbackUrl, '_blank', 'noopener');
  }
}

const RELEASE_AFTER_MS = 60_000;

function follow(url: string, attributes: { readonly download?: string; readonly target?: string }): void {
  const link = Object.assign(document.createElement('a'), { href: url, rel: 'noopener', ...attributes });
  // Never attached: a page's click listeners and styles have no part in it.
  link.click();
}

/**
 * Saves a file under a name. The bytes are fetched first, because browsers ignore `download` on links to other
 * origins; where fetching fails the file opens in a new tab.
 * @returns whether it was saved
 */
export async function openDownload(url: string, filename: string): Promise<boolean> {
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'strict-origin' });
    if (!response.ok) throw new Error(`expected the file, found status ${response.status}`);
    const address = URL.createObjectURL(await response.blob());
    follow(address, { download: filename });
    setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
    return true;
  } catch {
    follow(url, { target: '_blank' });
    return false;
  }
}

export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export type ShareOutcome = 'shared' | 'cancelled' | 'unsupported';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's own share sheet. `unsupported` also where a page forbids it: offer copying then. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  const { title, text, url } = link;
  if (typeof navigator.share !== 'function') return 'unsupported';
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : 'unsupported';
  }
}

// Pages without https and frames without permission have no clipboard API.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** @returns whether the text is in the clipboard now */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
