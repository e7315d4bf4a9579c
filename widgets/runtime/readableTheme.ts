// A partner names an accent and perhaps a surface. Without what follows, a dark surface would keep our dark words, and a
// pale accent its white ones: the form would be there and could not be read. Custom properties alone mix
// colours; they measure no contrast.
import { bestOn, contrast, cssOf, onSurface, readColour, WHITE, withAccent, WORDS, type Rgb } from '../theme/colour.ts';
import { vars } from '../theme/vars.css.ts';
import type { Shell } from './shell.ts';
import { warnOnce } from './warnings.ts';

const SAME_LIGHT = ['text', 'textSoft', 'line', 'lineStrong', 'sun', 'onSun', 'sunText', 'danger', 'success'];

/** Reference to the custom property of a role: "var(--qa)". @throws when there is no such role */
export function referenceTo(role: string): string {
  const reference: unknown = Reflect.get(vars, role);
  if (typeof reference !== 'string') throw new Error(`expected a role of the theme, found ${role}`);
  return reference;
}

/** The custom property of a role: "--qa". */
export const propertyOf = (role: string): string => referenceTo(role).slice('var('.length, -1);

/** Reads what custom properties come to in a theme of ours, on a copy of the container that nobody sees. */
function rolesOf({ root, container }: Shell, theme: string): (role: string) => Rgb {
  return (role) => {
    const copy = document.createElement('div');
    copy.className = container.className;
    copy.dataset['theme'] = theme;
    copy.style.color = referenceTo(role);
    root.append(copy);
    const colour = readColour(getComputedStyle(copy).color);
    copy.remove();
    return colour;
  };
}

const isSet = (element: HTMLElement, property: string): boolean =>
  getComputedStyle(element).getPropertyValue(property).trim() !== '';

/**
 * A partner's colours are two or three, ours are thirty: those that were not named follow from those that were, so that
 * a dark surface gets light words. Does nothing on a page that names no colour.
 */
function adaptColours(shell: Shell): void {
  const { element, container } = shell;
  const hasSurface = isSet(element, '--quote-surface');
  if (!hasSurface && !isSet(element, '--quote-accent') && !isSet(element, '--quote-accent-text')) return;
  const asIs = rolesOf(shell, getComputedStyle(container).colorScheme.includes('dark') ? 'dark' : 'light');
  const surface = asIs('surface');
  const theme = bestOn(surface) === WHITE ? 'dark' : 'light';
  const ours = rolesOf(shell, theme);
  const plain = ['surface', 'raised', 'sunken', ...SAME_LIGHT].map((role) => [role, asIs(role)] as const);
  const [accent, stated] = [asIs('accent'), asIs('accentText')];
  const roles = withAccent(hasSurface ? onSurface(surface, ours) : Object.fromEntries(plain), accent, stated);
  for (const [role, colour] of Object.entries(roles)) container.style.setProperty(propertyOf(role), cssOf(colour));
  if (hasSurface) container.style.colorScheme = theme;
  if (isSet(element, '--quote-accent-text') && contrast(stated, accent) < WORDS) {
    const ratio = contrast(stated, accent).toFixed(1);
    warnOnce(
      `<${element.localName}>: --quote-accent-text on --quote-accent has a contrast of ${ratio} : 1 and cannot be read by everyone; 4.5 : 1 is needed. A colour that can be read is shown instead.`,
    );
  }
}

/**
 * `--quote-font: inherit` is no value of the property: the browser takes it for the property of the parent, which has
 * none. A rule of ours that every rule of the page beats tells it from a page that says nothing.
 */
function adaptFont({ element, root, container }: Shell): void {
  if (isSet(element, '--quote-font')) return;
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(':host{--quote-font:unsaid}');
  const sheets = [...root.adoptedStyleSheets];
  root.adoptedStyleSheets = [...sheets, sheet];
  const isInherit = !isSet(element, '--quote-font');
  root.adoptedStyleSheets = sheets;
  const { parentElement } = element;
  if (isInherit && parentElement) {
    container.style.setProperty(propertyOf('font'), getComputedStyle(parentElement).fontFamily);
  }
}

/** Makes what a partner's page says about looks readable, and its font ours where it asks for that. */
export function adaptTheme(shell: Shell): void {
  adaptFont(shell);
  adaptColours(shell);
}
