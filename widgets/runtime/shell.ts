import { root as rootClass } from '../theme/host.css.ts';

/** What stands in the shadow root around a widget: its container, and the slot with the page's own fallback. */
export interface Shell {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly slot: HTMLSlotElement;
}

/** On a prerendered container: the values that its markup was made from, as JSON. */
export const PRERENDERED = 'data-prerendered';

/** On the container of a form that the page may not send: it does not come back. */
export const CLOSED = 'data-closed';

/** Attributes of the container; the styles of the theme hang on them. */
export const containerAttributes: Readonly<Record<string, string>> = {
  'data-quote-root': '',
  class: rootClass,
  part: 'root',
  lang: 'en-GB',
};

/** Takes over the parts of a prerendered shadow root, or makes them. */
export function openShell(element: HTMLElement, root: ShadowRoot): Shell {
  const container = root.querySelector<HTMLElement>('[data-quote-root]') ?? document.createElement('div');
  const slot = root.querySelector('slot') ?? document.createElement('slot');
  if (!container.parentNode) {
    for (const [name, value] of Object.entries(containerAttributes)) container.setAttribute(name, value);
    root.append(container, slot);
  }
  return { element, root, container, slot };
}

/** The page's own content in the tag: shown until the widget stands, and again when it has failed. */
export function showFallback({ root, slot, container }: Shell, isShown: boolean): void {
  if (!isShown && container.hasAttribute(CLOSED)) return;
  container.hidden = isShown;
  if (!isShown) {
    slot.remove();
    return;
  }
  // A prerendered slot is held back by a style of its own.
  slot.removeAttribute('class');
  root.append(slot);
}

/** Sets what the common attributes say about looks and name. */
export function applyCommonAttributes({ element, container }: Shell, isOwnPage: boolean): void {
  const theme = element.getAttribute('theme')?.trim() ?? '';
  const wanted = ['light', 'dark', 'auto'].includes(theme) ? theme : undefined;
  container.dataset['theme'] = wanted ?? (isOwnPage ? 'auto' : 'light');
  const label = element.getAttribute('label')?.trim() ?? '';
  if (label === '') {
    container.removeAttribute('role');
    container.removeAttribute('aria-label');
    return;
  }
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', label);
}
