import { ANALYTICS_PATH } from '#contract/common/analytics.ts';
import { forgetCookies, readConsent } from './consent.ts';

const QUEUE = 'dataLayer';
const FUNCTION = 'gtag';

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

/** Takes all of it back: script, function, queue and what it has set since. What it has started must find nothing to send to. */
export function stopAnalytics(): void {
  if (!script) return;
  Reflect.set(window, silencer(), true);
  script.remove();
  script = undefined;
  Reflect.deleteProperty(window, FUNCTION);
  Reflect.deleteProperty(window, QUEUE);
  forgetCookies();
}
