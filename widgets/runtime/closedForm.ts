import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { pageOfTag, type TagName } from '#contract/tags.ts';
import { rootAttributes } from '../theme/host.css.ts';
import * as styles from './closedForm.css.ts';
import { scriptOrigin } from './script.ts';
import { CLOSED, showFallback, type Shell } from './shell.ts';

/** What visitors read in the place of a form that their page may not send, or above it when they have begun already. */
const copy = {
  closed: "This form doesn't work on this page.",
  begun: "Sorry, this page can't send the form to us.",
  kept: 'Nothing you typed has been sent.',
  link: 'Open the form on our website',
  newTab: '(opens in a new tab)',
  orCall: 'Or call us on',
  phone: company.phone,
  hours: company.openingHours.text,
} as const;

/** It sends nothing that anybody waits for: it leads to our own page, where the quote works. */
export type LeadsOn = Extract<TagName, 'quick-quote'>;
const LEADS_ON: readonly string[] = ['quick-quote'] satisfies readonly LeadsOn[];

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...content: (Node | string)[]) {
  const node = document.createElement(name);
  if (className !== '') node.className = className;
  node.append(...content);
  return node;
}

function linkToUs(element: HTMLElement): HTMLElement {
  const link = make('a', styles.link, copy.link);
  link.href = `${scriptOrigin}${pageOfTag(element.localName)}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.part.add('button');
  link.setAttribute('aria-label', `${copy.link} ${copy.newTab}`);
  return link;
}

function telephone(lead: string): HTMLElement {
  const number = make('a', styles.phone, copy.phone);
  number.href = telephoneLink(copy.phone);
  return make('p', '', `${lead} `, number, ` (${copy.hours}).`);
}

const hasContent = (element: HTMLElement): boolean =>
  [...element.childNodes].some((node) =>
    node instanceof HTMLElement ? !node.hidden : node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

/** What stands in the place of the form, or above it. */
function noticeFor(element: HTMLElement, hasBegun: boolean): HTMLElement {
  if (hasBegun) {
    const title = make('p', styles.title, copy.begun);
    return make('div', styles.above, title, make('p', '', copy.kept), linkToUs(element), telephone(copy.orCall));
  }
  if (hasContent(element)) return make('div', styles.below, telephone(copy.orCall));
  return make('div', styles.card, make('p', styles.title, copy.closed), linkToUs(element), telephone(copy.orCall));
}

/**
 * A page that may not send: a way that works takes the place of the form, the page's own where it has one. A visitor
 * who has begun keeps the form and reads above it that it cannot be sent from here.
 */
export function closeForm(shell: Shell, hasBegun: boolean): void {
  const { element, root, container } = shell;
  if (LEADS_ON.includes(element.localName) || root.querySelector('[data-quote-closed]')) return;
  const box = make('div', '', noticeFor(element, hasBegun));
  for (const [name, value] of Object.entries(rootAttributes)) box.setAttribute(name, value);
  // This attribute marks the container of the widget, which is looked up by it: the notice must not be found instead.
  box.removeAttribute('data-quote-root');
  box.dataset['quoteClosed'] = '';
  box.dataset['theme'] = container.dataset['theme'] ?? 'light';
  box.setAttribute('part', 'closed');
  if (hasBegun) {
    box.setAttribute('role', 'alert');
    container.before(box);
  } else {
    container.setAttribute(CLOSED, '');
    showFallback(shell, true);
    // Beside the form, in a dialog too.
    (container.parentNode ?? root).append(box);
    // The room was kept for a form.
    element.style.removeProperty('min-height');
  }
  element.dispatchEvent(new CustomEvent('quote-failed', { detail: { code: 'origin' }, bubbles: true, composed: true }));
}
