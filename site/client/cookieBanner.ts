import { rememberClosed, writeConsent, type Consent } from './consent.ts';
import { showToast } from './toasts.ts';

// Texts of the site specification, section 4.
const THANKS = {
  all: { title: 'Cookies accepted', text: 'Thank you for accepting all cookies.' },
  essential: { title: 'Essential cookies accepted', text: 'Only essential cookies will be used.' },
} as const satisfies Record<Consent, object>;

const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
let opener: HTMLElement | undefined;

/** The room at the foot of the window that the banner takes, in px; none where it is hidden or ends the page. */
function coveredBy(element: HTMLElement): number {
  const { position, bottom } = getComputedStyle(element);
  // Not from where its top is drawn: it may still be rising.
  const { height } = element.getBoundingClientRect();
  return position === 'fixed' && !element.hidden ? height + Number.parseFloat(bottom) : 0;
}

let written = '';
let ofOthers = '';

/** What takes the focus stays above the banner, and above what others keep clear: the bar of a form does. */
function keepFocusAbove(room: string): void {
  const { style } = document.documentElement;
  if (style.scrollPaddingBlockEnd !== written) ofOthers = style.scrollPaddingBlockEnd;
  style.scrollPaddingBlockEnd = room && ofOthers ? `calc(${ofOthers} + ${room})` : room || ofOthers;
  written = style.scrollPaddingBlockEnd;
}

/** What has the focus already comes out from below the banner, with the least scroll; in a form it is in its shadow. */
function uncoverFocus(covered: number): void {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!focused || focused === document.body || banner?.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isBelow = top < innerHeight && bottom > innerHeight - covered;
  // A heading or a field, and not a whole part of the page that a link has led to.
  if (isBelow && bottom - top < innerHeight / 2) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

// Written to each that keeps clear of it. A custom property of the root, inherited or not, and a rule that asks the root
// what is open make a browser style every element of the page once more each: 25 to 35 ms of a desktop computer's
// processor for both, where the first styles of the page take 15.
function keepClear(): void {
  const covered = banner ? Math.ceil(coveredBy(banner)) : 0;
  const room = covered > 0 ? `${covered}px` : '';
  keepFocusAbove(room);
  document.body.style.paddingBlockEnd = room;
  for (const { style } of document.querySelectorAll<HTMLElement>('[mode=sticky]'))
    style.setProperty('--cookie-bar', room);
  if (covered > 0) uncoverFocus(covered);
}

const watcher = new ResizeObserver(keepClear);

function hide(): void {
  if (!banner) return;
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  watcher.disconnect();
  removeEventListener('resize', keepClear);
  keepClear();
  // Back to the button that opened it; where the banner came by itself, the focus was never moved.
  if (hadFocus) opener?.focus();
  opener = undefined;
}

function choose(choice: Consent): void {
  writeConsent(choice);
  hide();
  showToast(THANKS[choice]);
}

banner?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  if (!button) return;
  const { cookieChoice } = button.dataset;
  if (cookieChoice === 'all' || cookieChoice === 'essential') choose(cookieChoice);
  else if (cookieChoice === undefined) {
    rememberClosed();
    hide();
  }
});

/** Shows the question. @param by the button that asked for it: the focus goes to the first answer and comes back */
export function showCookieBanner(by?: HTMLElement): void {
  if (!banner) return;
  opener = by;
  banner.hidden = false;
  watcher.observe(banner);
  // A window may get too low for it while it stays as large as it is.
  addEventListener('resize', keepClear);
  if (by) banner.querySelector('button')?.focus();
}
