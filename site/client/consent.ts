import { CONSENT_KEY, CONSENT_TO_ALL, STATISTICS_KEY, STATISTICS_OFF } from '../../widgets/runtime/track.ts';

export type Consent = typeof CONSENT_TO_ALL | 'essential';

/** Sent on the document, with the choice as its detail, whenever a visitor makes one. */
export const CONSENT_EVENT = 'cookie-consent';

// The second flag of the site specification (section 3), beside the choice itself.
const ACCEPTED_KEY = 'cookieConsentAccepted';
const CLOSED_KEY = 'cookieBannerClosed';
const TOUCHES_KEY = 'quoteTouches';
const YES = 'true';

/** Cookies that Google's tags set on our own domain; the site sets none. */
const THEIR_COOKIE = /^_(ga|gid|gat|gac|gcl)/;

// A browser may refuse storage altogether: then there is no answer, and nothing that needs one.
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The stored choice, if there is one. Either flag counts. */
export const readConsent = (): Consent | undefined =>
  attempt(() => {
    const choice = localStorage.getItem(CONSENT_KEY);
    if (choice === CONSENT_TO_ALL || choice === 'essential') return choice;
    return localStorage.getItem(ACCEPTED_KEY) === YES ? CONSENT_TO_ALL : undefined;
  });

/** Stores a choice and tells the page: maps and counts follow it at once. */
export function writeConsent(choice: Consent): void {
  attempt(() => {
    localStorage.setItem(CONSENT_KEY, choice);
    if (choice === CONSENT_TO_ALL) localStorage.setItem(ACCEPTED_KEY, YES);
    else localStorage.removeItem(ACCEPTED_KEY);
  });
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
}

/** Removes what measuring has left here, on this visit or an earlier one. */
export function forgetCookies(): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_part, index) => `; Domain=${parts.slice(index).join('.')}`);
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter((cookie) => THEIR_COOKIE.test(cookie))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

/** Closing the banner is no answer: it is remembered until the window closes, and nothing is stored for longer. */
export const rememberClosed = (): void => attempt(() => sessionStorage.setItem(CLOSED_KEY, YES));

export const wasClosed = (): boolean => attempt(() => sessionStorage.getItem(CLOSED_KEY) === YES) ?? false;

/** Whether more may be stored than what the visitor's own requests need. */
export const hasConsentToAll = (): boolean => readConsent() === CONSENT_TO_ALL;

/** How the visitor came to us, as kept until the window closes; "" without consent. */
export const readKeptTouches = (): string =>
  (hasConsentToAll() && attempt(() => sessionStorage.getItem(TOUCHES_KEY))) || '';

/** Stores it with consent; without consent removes what was stored. */
export const keepTouches = (text: string): void =>
  attempt(() =>
    hasConsentToAll() ? sessionStorage.setItem(TOUCHES_KEY, text) : sessionStorage.removeItem(TOUCHES_KEY),
  );

/** Whether steps in our forms are counted on this browser: unless it was switched off, and never where nothing can be read. */
export const isCounted = (): boolean => attempt(() => localStorage.getItem(STATISTICS_KEY) !== STATISTICS_OFF) ?? false;

/** Only a no is kept. */
export const writeCounted = (isWanted: boolean): void =>
  attempt(() =>
    isWanted ? localStorage.removeItem(STATISTICS_KEY) : localStorage.setItem(STATISTICS_KEY, STATISTICS_OFF),
  );
