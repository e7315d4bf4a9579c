import type { Host } from './host.ts';

// On a partner's page a draft must not outlive the page, nor lie where the partner's scripts look for data.
const memory = new Map<string, string>();
let hasWarned = false;

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Quote widgets: this browser keeps no data, answers last until the page is closed.', error);
}

function readText(host: Host, key: string): string | undefined {
  const kept = memory.get(key);
  if (kept !== undefined || !host.isOwnOrigin) return kept;
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
}

/** Forgets a value, wherever it is kept. Never throws. */
export function removeRecord(host: Host, key: string): void {
  memory.delete(key);
  if (!host.isOwnOrigin) return;
  try {
    localStorage.removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}
