import type { Find } from './earlyPresses.ts';

/** What stands in the shadow root around a widget: its container, and the slot with the page's own fallback. */
export interface Shell {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly slot: HTMLSlotElement;
  /** Called, in the place of telling the page that the tag is ready, when code has taken over what stands there. */
  readonly onTakenOver?: (find: Find) => void;
}

/** On a prerendered container: what its markup was made from, as `prerenderedFrom` writes it. */
export const PRERENDERED = 'data-prerendered';

/** On the container of a form that the page may not send: it does not come back. */
export const CLOSED = 'data-closed';

/** Before the name of a tag: where the answers of one with `keep="session"` lie in `sessionStorage`. */
export const KEPT_IN_SESSION = 'quote-keep:';

/** Takes over the parts of a prerendered shadow root, or makes them. */
export function openShell(element: HTMLElement, root: ShadowRoot): Shell {
  const container = root.querySelector<HTMLElement>('[data-quote-root]') ?? document.createElement('div');
  const slot = root.querySelector('slot') ?? document.createElement('slot');
  if (!container.parentNode) {
    container.dataset['quoteRoot'] = '';
    root.append(container, slot);
  }
  return { element, root, container, slot };
}

/** Shows the page's own content in the tag below what stands there. */
export function addFallback({ root, slot }: Shell): void {
  // A prerendered slot is held back by a style of its own.
  slot.removeAttribute('class');
  root.append(slot);
}

/** The page's own content in the tag: shown until the widget stands, and again when it has failed. */
export function showFallback(shell: Shell, isShown: boolean): void {
  const { slot, container } = shell;
  if (!isShown && container.hasAttribute(CLOSED)) return;
  container.hidden = isShown;
  if (isShown) addFallback(shell);
  else slot.remove();
}

/** Sets what the common attributes say about looks and name. */
export function applyCommonAttributes({ element, container }: Shell, isOwnPage: boolean): void {
  const theme = element.getAttribute('theme')?.trim() ?? '';
  const unsaid = isOwnPage ? 'auto' : 'light';
  container.dataset['theme'] = /^(light|dark|auto)$/.test(theme) ? theme : unsaid;
  const label = element.getAttribute('label')?.trim() ?? '';
  if (label === '') {
    container.removeAttribute('role');
    container.removeAttribute('aria-label');
    return;
  }
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', label);
}
