import { commonAttribute } from './attributes.ts';
import type { Host } from './host.ts';
import { KEPT_IN_SESSION } from './shell.ts';

// On a partner's page a draft must not outlive the page, nor lie where the partner's scripts look for data: unless the page
// asks for it.
const memory = new Map<string, string>();
let hasWarned = false;

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Quote widgets: this browser keeps no data, answers last until the page is closed.', error);
}

/** Whether a partner's page lets a tag keep its answers until the tab is closed: `keep="session"`. */
export const keepsInSession = (host: Host): boolean => !host.isOwnOrigin && commonAttribute(host, 'keep') === 'session';

/** Whether a tag may find answers that it has not been given yet: on a partner's page only what was typed since it is open. */
export const mayHoldAnswers = (host: Host): boolean => host.isOwnOrigin || keepsInSession(host) || memory.size > 0;

// One place a tag.
const sessionKey = (host: Host): string | undefined =>
  keepsInSession(host) ? KEPT_IN_SESSION + (host.element?.localName ?? '') : undefined;

/** Does something with a store; nothing where the browser refuses it. */
function tryStore<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Forgets what was kept in the session of a partner's page. Never throws. */
export function endSession(host: Host): void {
  const kept = sessionKey(host);
  if (kept) tryStore(() => sessionStorage.removeItem(kept));
}

function readText(host: Host, key: string): string | undefined {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  const session = sessionKey(host);
  if (session) return tryStore(() => sessionStorage.getItem(session)) ?? undefined;
  if (!host.isOwnOrigin) return undefined;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The value kept under a key; undefined when there is none or it is no JSON. Never throws. */
export function readRecord(host: Host, key: string): unknown {
  const text = readText(host, key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value: in this browser on our own pages, in memory elsewhere and where storage fails. Never throws. */
export function writeRecord(host: Host, key: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (host.isOwnOrigin) {
    try {
      localStorage.setItem(key, text);
      memory.delete(key);
      return;
    } catch (error) {
      warnOnce(error);
    }
  }
  memory.set(key, text);
  const session = sessionKey(host);
  if (session) tryStore(() => sessionStorage.setItem(session, text));
}

/** Forgets what pages of others have in memory, as a reload does. For tests: no tag calls it. */
export const forgetMemory = (): void => memory.clear();

/** Forgets a value, wherever it is kept. Never throws. */
export function removeRecord(host: Host, key: string): void {
  memory.delete(key);
  endSession(host);
  if (!host.isOwnOrigin) return;
  try {
    localStorage.removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}
