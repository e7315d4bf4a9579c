import { isOwnPage, widgetVersion } from './script.ts';
import type { Shell } from './shell.ts';

const STYLE_PROPERTIES = ['--quote-accent', '--quote-accent-text', '--quote-surface', '--quote-font'];

/**
 * Whether the page styles the tag, by a rule on it or around it. `--quote-font: inherit` leaves the property
 * without a value: it is told from a page that says nothing by a rule of ours that every rule of the page beats. (What
 * stands around the tag does not beat it.) Each question lays out what stands in the tag by then.
 */
export function isStyledByPage({ element, root }: Shell): boolean {
  // Pages of ours have our own looks.
  if (isOwnPage()) return false;
  const computed = getComputedStyle(element);
  if (STYLE_PROPERTIES.some((name) => computed.getPropertyValue(name) !== '')) return true;
  // Of the document that it stands in, which may be that of a frame.
  const view = element.ownerDocument.defaultView;
  if (!view) return false;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(':host{--quote-font:unsaid}');
  const sheets = [...root.adoptedStyleSheets];
  root.adoptedStyleSheets = [...sheets, sheet];
  const isInherit = computed.getPropertyValue('--quote-font') !== 'unsaid';
  root.adoptedStyleSheets = sheets;
  return isInherit;
}

const adapt = async (shell: Shell): Promise<void> => (await import('./readableTheme.ts')).adaptTheme(shell);

/**
 * What happens once when a tag can be used: it takes the focus if it shall, and tells the page.
 * @param isStyled `isStyledByPage` where that is known already
 */
export function announceReady(shell: Shell, isStyled?: boolean): void {
  const { element, container } = shell;
  if (element.autofocus) {
    container.querySelector<HTMLElement>('input,select,textarea,button')?.focus({ preventScroll: true });
  }
  const detail = { version: widgetVersion };
  element.dispatchEvent(new CustomEvent('quote-ready', { detail, bubbles: true, composed: true }));
  if (isStyled ?? isStyledByPage(shell)) adapt(shell).catch(() => undefined);
}
