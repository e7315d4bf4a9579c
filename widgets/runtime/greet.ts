import { parseOrigin, scriptOrigin } from './origin.ts';
import { widgetVersion } from './version.ts';

// For the developer of the page: it comes when the visitor has all that a visitor needs.
async function warnAboutPartner(element: HTMLElement): Promise<void> {
  const key = element.getAttribute('partner')?.trim();
  if (!key) return;
  const { checkPartner } = await import('./partnerCheck.ts');
  await checkPartner({ element, apiBase: parseOrigin(element.getAttribute('api') ?? '') ?? scriptOrigin }, key);
}

/** What happens once when a tag can be used: it takes the focus if it shall, and tells the page. */
export function greet(element: HTMLElement, container: HTMLElement): void {
  if (element.autofocus) {
    container.querySelector<HTMLElement>('input,select,textarea,button')?.focus({ preventScroll: true });
  }
  const detail = { version: widgetVersion };
  element.dispatchEvent(new CustomEvent('quote-ready', { detail, bubbles: true, composed: true }));
  void warnAboutPartner(element);
}
