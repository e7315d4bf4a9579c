/**
 * Gives menus to browsers without popovers: Chrome before 114, Safari before 17 and Firefox before 125 (tables of caniuse.com,
 * November 2026). Nobody else loads it.
 */
export function bringPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  import('@oddbird/popover-polyfill').catch((error: unknown) => console.error(error));
}

/**
 * Opens a list below the button that opens it, where styles cannot say so: Chrome before 129, Safari before 26 and Firefox before
 * 147 know no areas around an anchor, and every list of the menu stood at the left edge of the window. It grows towards the
 * middle, so that it ends within the window.
 */
export function placeBelow(button: HTMLElement, list: HTMLElement): void {
  if (CSS.supports('position-area', 'block-end')) return;
  list.addEventListener('beforetoggle', () => {
    const { left, right } = button.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const isInFirstHalf = left + right < clientWidth;
    list.style.left = isInFirstHalf ? `${left}px` : 'auto';
    list.style.right = isInFirstHalf ? 'auto' : `${clientWidth - right}px`;
  });
}
