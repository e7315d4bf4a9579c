import { rememberClosed, writeConsent, type Consent } from './consent.ts';
import { showToast } from './toasts.ts';

// Texts of the site specification, section 4.
const THANKS = {
  all: { title: 'Cookies accepted', text: 'Thank you for accepting all cookies.' },
  essential: { title: 'Essential cookies accepted', text: 'Only essential cookies will be used.' },
} as const satisfies Record<Consent, object>;

const HEIGHT_PROPERTY = '--cookie-banner';

const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
let opener: HTMLElement | undefined;

// The room that the banner covers: focus and the end of the page keep clear of it.
const watcher = new ResizeObserver(() => {
  const covered = banner ? window.innerHeight - banner.getBoundingClientRect().top : 0;
  document.documentElement.style.setProperty(HEIGHT_PROPERTY, `${Math.max(0, Math.ceil(covered))}px`);
});

function hide(): void {
  if (!banner) return;
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  watcher.disconnect();
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
  if (by) banner.querySelector('button')?.focus();
}
