import type { TagName } from '#contract/tags.ts';
import * as styles from './modes.css.ts';
import type { Shell } from './shell.ts';
import { adoptStyles } from './styles.ts';
import { warnOnce } from './warnings.ts';

/** A page sends it to a tag whose form is behind a button, for a button or a link of its own that opens it. */
const OPEN_EVENT = 'quote-open';

export type Mode = 'dialog' | 'sticky';

/** What visitors read where the page says nothing. */
const copy = {
  launch: { 'contact-form': 'Send us a message', 'newsletter-signup': 'Get our newsletter' },
  launchQuote: 'Get a quote',
  close: 'Close',
} as const satisfies { readonly launch: Partial<Record<TagName, string>>; readonly [name: string]: unknown };
/** The link that the tag builder writes into a tag stands there until the button does, so it reads the same: by its type. */
export type LaunchWords = Pick<typeof copy, 'launch' | 'launchQuote'>;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...content: (Node | string)[]) {
  const node = document.createElement(name);
  node.className = className;
  node.append(...content);
  return node;
}

function makeButton(className: string, part: string, onPress: () => void): HTMLButtonElement {
  const button = make('button', className);
  button.type = 'button';
  button.part.add('button', part);
  button.addEventListener('click', onPress);
  return button;
}

/** The dialog, and what opens it. The form is slotted in: it stays where the element has put it, and keeps what is typed. */
function makeDialog() {
  const title = make('p', styles.title);
  const close = makeButton(styles.close, 'close', () => dialog.close());
  close.textContent = copy.close;
  const dialog = make(
    'dialog',
    styles.dialog,
    make('div', styles.head, title, close),
    make('div', styles.content, document.createElement('slot')),
  );
  dialog.part.add('dialog');
  // It takes the focus itself: its name is read out, and no keyboard covers half of it. Chromium 156 gave the focus to the
  // first field (November 2026).
  dialog.tabIndex = -1;
  // A press beside it closes it, where the browser knows how.
  dialog.setAttribute('closedby', 'any');
  const launcher = makeButton(styles.launcher, 'launcher', () => {
    // A page of the partner's may ask twice.
    if (dialog.matches(':modal')) return;
    // Of one that was open while a page took its tag out, or moved it, the browser keeps that mark and nothing else: the form
    // stood in the page, and this button threw an InvalidStateError (Chromium 156, November 2026).
    dialog.open = false;
    dialog.showModal();
    dialog.focus();
  });
  launcher.setAttribute('aria-haspopup', 'dialog');
  dialog.addEventListener('close', () => launcher.focus({ preventScroll: true }));
  return { dialog, launcher, title };
}

type Dialog = ReturnType<typeof makeDialog>;

/** Says on the button, and as the name of the dialog, what the page says. */
function nameFrom(element: HTMLElement, { dialog, launcher, title }: Dialog): void {
  const label = element.getAttribute('label')?.trim();
  const name = label || ((copy.launch as Readonly<Record<string, string>>)[element.localName] ?? copy.launchQuote);
  launcher.textContent = name;
  title.textContent = name;
  dialog.setAttribute('aria-label', name);
}

/** What the page itself says, as long as there is a bar. */
let ofPage: { readonly padding: string; readonly scroll: string } | undefined;

/**
 * Room at the end of the page, and for what is scrolled into view: as much as the bar covers, as long as it is there. One
 * observer for the bars of all tags: where a page changes without being loaded, one bar goes as the next comes, and each by
 * itself took the other's room away, or kept it for the page's own (Chromium 156, November 2026).
 */
const room = new ResizeObserver((bars) => {
  const { style } = document.documentElement;
  // A bar that has left the page has no height.
  const height = Math.ceil(Math.max(...bars.map(({ target }) => target.getBoundingClientRect().height)));
  if (height > 0) ofPage ??= { padding: style.paddingBlockEnd, scroll: style.scrollPaddingBlockEnd };
  if (!ofPage) return;
  style.paddingBlockEnd = height > 0 ? `${height}px` : ofPage.padding;
  style.scrollPaddingBlockEnd = height > 0 ? `${height}px` : ofPage.scroll;
  if (height === 0) ofPage = undefined;
});

let stickyElement: HTMLElement | undefined;

/** One bar a page: two would lie on each other. */
function mayStick(element: HTMLElement): boolean {
  if (stickyElement?.isConnected && stickyElement !== element) {
    warnOnce(`<${element.localName}>: a page has room for one mode="sticky"; this one is a button in its place.`);
    return false;
  }
  stickyElement = element;
  return true;
}

function makeBar(launcher: HTMLElement): HTMLElement {
  const bar = make('div', styles.bar, launcher);
  bar.part.add('bar');
  room.observe(bar);
  return bar;
}

const layers = new WeakSet<ShadowRoot>();

/**
 * Puts the form of a tag into a dialog, and a button that opens it in the tag's place, or in a bar at the foot of the
 * screen. It is a layer around the container: nothing in the form knows of it, but that a step scrolls the dialog.
 */
export function addLayer(shell: Shell, mode: Mode): void {
  const { element, root, container } = shell;
  if (layers.has(root)) return;
  layers.add(root);
  const host = make('div', '');
  host.dataset['quoteLayer'] = '';
  host.setAttribute('exportparts', 'bar, button, launcher, dialog, close');
  const inner = host.attachShadow({ mode: 'open' });
  adoptStyles(inner);
  const parts = makeDialog();
  const { dialog, launcher } = parts;
  const isSticky = mode === 'sticky' && mayStick(element);
  const around = make('div', styles.layer, isSticky ? makeBar(launcher) : launcher, dialog);
  around.lang = 'en-GB';
  inner.append(around);
  container.before(host);
  host.append(container);

  const follow = (): void => {
    nameFrom(element, parts);
    around.dataset['theme'] = container.dataset['theme'] ?? 'light';
  };
  follow();
  element.addEventListener(OPEN_EVENT, (event) => {
    event.preventDefault();
    launcher.click();
  });
  new MutationObserver(follow).observe(element, { attributeFilter: ['label', 'theme'] });
  // The colours and the font of a page that names some: as readable here as they were made in the form.
  new MutationObserver(() => {
    around.style.cssText = container.style.cssText;
  }).observe(container, { attributeFilter: ['style'] });
  // The room was kept for a form.
  element.style.removeProperty('min-height');
}
