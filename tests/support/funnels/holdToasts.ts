import type { Locator } from '@playwright/test';

/**
 * Toasts that come up in a tag from now on stay, as under a pointer that rests on them: their three seconds may be over before a
 * busy machine has looked, and a real pointer loses them when the page moves below it. `toast.dispatchEvent('mouseleave')` lets
 * one go again.
 */
export const holdToasts = (tag: Locator): Promise<void> =>
  tag.evaluate(({ shadowRoot }) => {
    if (!shadowRoot) throw new Error('expected a shadow root');
    const held = new WeakSet<Element>();
    const keepOut = (event: Event): void => {
      if (event.isTrusted) event.stopImmediatePropagation();
    };
    const hold = (): void => {
      for (const toast of shadowRoot.querySelectorAll('[part=toaster] > *')) {
        if (held.has(toast)) continue;
        held.add(toast);
        toast.addEventListener('mouseleave', keepOut, { capture: true });
        toast.dispatchEvent(new MouseEvent('mouseenter'));
      }
    };
    new MutationObserver(hold).observe(shadowRoot, { childList: true, subtree: true });
  });
