/**
 * Gives menus to browsers without popovers: Chrome before 114, Safari before 17 and Firefox before 125 (tables of MDN, November
 * 2026). Nobody else loads it.
 */
export function bringPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  import('@oddbird/popover-polyfill').catch((error: unknown) => console.error(error));
}

const px = (length: number): string => `${length}px`;

/**
 * Opens what opens from the header below it, and a list below its button, where styles cannot say so: Chrome before 129, Safari before
 * 26 and Firefox before 147 know no areas around an anchor. Every list of the menu stood at the left edge of the window, too low
 * once the page was scrolled. It grows towards the middle, so that it ends within the window.
 * @param button of a list; without one it is as wide as the window
 */
export function placeBelowHeader(opened: HTMLElement, button?: Element): void {
  const header = opened.closest('header');
  if (!header || CSS.supports('position-area', 'block-end')) return;
  opened.addEventListener('beforetoggle', () => {
    const { height, bottom } = header.getBoundingClientRect();
    // Without layers above the page a header whose ground is blurred holds it, not the window.
    const hasLayers = CSS.supports('selector(:popover-open)');
    opened.style.top = px(hasLayers ? bottom : height);
    opened.style.bottom = 'auto';
    if (!button) return;
    const { left, right } = button.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const isInFirstHalf = left + right < clientWidth;
    opened.style.left = isInFirstHalf ? px(left) : 'auto';
    opened.style.right = isInFirstHalf ? 'auto' : px(clientWidth - right);
  });
}
