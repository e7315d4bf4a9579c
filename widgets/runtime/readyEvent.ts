import { onFirstTouch } from './firstTouch.ts';
import { parseOrigin, scriptOrigin } from './origin.ts';
import type { Shell } from './shell.ts';
import { widgetVersion } from './version.ts';

// It comes when the visitor has all that a visitor needs, and whatever fails in it leaves the form as it is.
async function checkPage(shell: Shell): Promise<void> {
  const { element } = shell;
  const apiBase = parseOrigin(element.getAttribute('api') ?? '') ?? scriptOrigin;
  const key = element.getAttribute('partner')?.trim() ?? '';
  // Our own pages may send to us, and without a key there is nothing else to ask. (Not location.origin: a sandboxed frame
  // has an address and no origin.)
  if (key === '' && globalThis.origin === apiBase) return;
  let isTouched = false;
  const stopWatching = onFirstTouch(element, () => {
    isTouched = true;
  });
  const { checkPartner } = await import('./partnerCheck.ts');
  await checkPartner({ shell, apiBase, key, isTouched: () => isTouched });
  stopWatching();
}

// Pages of ours have our own looks.
const adapt = async (shell: Shell): Promise<void> => (await import('./readableTheme.ts')).adaptTheme(shell);

/** What happens once when a tag can be used: it takes the focus if it shall, and tells the page. */
export function announceReady(shell: Shell): void {
  const { element, container } = shell;
  if (element.autofocus) {
    container.querySelector<HTMLElement>('input,select,textarea,button')?.focus({ preventScroll: true });
  }
  const detail = { version: widgetVersion };
  element.dispatchEvent(new CustomEvent('quote-ready', { detail, bubbles: true, composed: true }));
  checkPage(shell).catch(() => undefined);
  if (location.origin !== scriptOrigin) adapt(shell).catch(() => undefined);
}
