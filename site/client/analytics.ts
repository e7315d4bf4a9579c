import { ANALYTICS_PATH } from '#contract/common/analytics.ts';
import { readConsent } from './consent.ts';

const QUEUE = 'dataLayer';
const FUNCTION = 'gtag';
/** Cookies that Google's tags set on our own domain; the site sets none. */
const THEIR_COOKIE = /^_(ga|gid|gat|gac|gcl)/;

let script: HTMLScriptElement | undefined;

// Google's own way to silence a tag whose code cannot be taken out of a page any more.
const silencer = (): string => `ga-disable-${script ? (new URL(script.src).searchParams.get('id') ?? '') : ''}`;

/** The address of the script that an operator has named. */
async function findScript(): Promise<string | undefined> {
  const answer = await fetch(ANALYTICS_PATH);
  const said = (await answer.json()) as { readonly script?: string };
  return said.script;
}

/** What is counted before the script has come waits in the queue, in the form that Google's tags read. */
function openQueue(id: string | null): void {
  const queue: unknown[] = [];
  function gtag(..._words: unknown[]): void {
    // Tags tell commands from other entries by this very object: a list would be left alone.
    queue.push(arguments);
  }
  Reflect.set(window, QUEUE, queue);
  Reflect.set(window, FUNCTION, gtag);
  gtag('js', new Date());
  if (id !== null) gtag('config', id);
}

/** Loads the script, once. Only with consent to all cookies, and only where an operator has named one. */
export async function startAnalytics(): Promise<void> {
  if (script) return;
  const address = await findScript();
  // The choice may have been taken back meanwhile.
  if (address === undefined || script || readConsent() !== 'all') return;
  script = document.createElement('script');
  script.async = true;
  script.src = address;
  Reflect.deleteProperty(window, silencer());
  openQueue(new URL(address).searchParams.get('id'));
  document.head.append(script);
}

function forgetCookies(): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_part, index) => `; Domain=${parts.slice(index).join('.')}`);
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter((cookie) => THEIR_COOKIE.test(cookie))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

/** Takes all of it back: script, function, queue and cookies. What the script has started must find nothing to send to. */
export function stopAnalytics(): void {
  if (!script) return;
  Reflect.set(window, silencer(), true);
  script.remove();
  script = undefined;
  Reflect.deleteProperty(window, FUNCTION);
  Reflect.deleteProperty(window, QUEUE);
  forgetCookies();
}
