// Six digits, or one more when they run short within the retention time.
const REFERENCE_DIGITS = /^\d{6,7}$/;
const SIX_DIGITS = 1_000_000;

/** Prefixes that the funnels specification gives to quote references. */
export type ReferencePrefix = 'SQ-';

/** The reference that a browser proposes: prefix + the last six digits of the time. A label, never a secret. @param now milliseconds since 1970 */
export const proposeReference = (prefix: ReferencePrefix, now: number): string =>
  prefix + String(Math.floor(now) % SIX_DIGITS).padStart(6, '0');

export const isReference = (prefix: ReferencePrefix, text: string): boolean =>
  text.startsWith(prefix) && REFERENCE_DIGITS.test(text.slice(prefix.length));

/**
 * The candidate after `attempts` taken ones: first the neighbours of the proposal, then seven digits.
 * @param random 0 ≤ random < 1
 */
export function nextReference(prefix: ReferencePrefix, proposed: string, attempts: number, random: number): string {
  const NEIGHBOURS = 20;
  if (attempts >= NEIGHBOURS) return prefix + String(SIX_DIGITS + Math.floor(random * 9 * SIX_DIGITS));
  const start = Number(proposed.slice(prefix.length)) || Math.floor(random * SIX_DIGITS);
  return prefix + String((start + attempts) % SIX_DIGITS).padStart(6, '0');
}
