// Six digits, or one more when they run short within the retention time.
const REFERENCE_DIGITS = /^\d{6,7}$/;
const SIX_DIGITS = 1_000_000;

/** Prefixes that the funnels specification gives to quote references. */
export type ReferencePrefix = 'SQ-';

/** The reference that a browser proposes: prefix + the last six digits of the time. A label, never a secret. @param now milliseconds since 1970 */
export const proposeReference = (prefix: ReferencePrefix, now: number): string =>
  prefix + String(Math.floor(now) % SIX_DIGITS).padStart(6, '0');

/** Whether a text is a reference of that prefix, of six digits or seven. */
export const isReference = (prefix: ReferencePrefix, text: string): boolean =>
  text.startsWith(prefix) && REFERENCE_DIGITS.test(text.slice(prefix.length));

/** How many candidates were taken already, and a random number: 0 ≤ random < 1. */
interface Draw {
  readonly attempts: number;
  readonly random: number;
}

/** The candidate after `attempts` taken ones: first the neighbours of the proposal, then seven digits. */
export function nextReference(prefix: ReferencePrefix, proposed: string, { attempts, random }: Draw): string {
  const NEIGHBOURS = 20;
  if (attempts >= NEIGHBOURS) return prefix + String(SIX_DIGITS + Math.floor(random * 9 * SIX_DIGITS));
  const start = Number(proposed.slice(prefix.length)) || Math.floor(random * SIX_DIGITS);
  return prefix + String((start + attempts) % SIX_DIGITS).padStart(6, '0');
}
