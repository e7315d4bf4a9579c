// Six digits, or one more when they run short within the retention time.
const REFERENCE_DIGITS = /^\d{6,7}$/;
const SIX_DIGITS = 1_000_000;

/** Prefixes that the funnels specification gives to quote references. */
export type ReferencePrefix = 'SQ-' | 'EVQ-' | 'HC-' | 'QTE-' | 'CE-' | 'CS-COM-';

// The instant quote counts from 100000 (funnels specification, section 9.1), the others from 000000.
const lowest = (prefix: ReferencePrefix): number => (prefix === 'QTE-' ? 100_000 : 0);

// `number` wrapped into the six-digit numbers of a prefix.
function numbered(prefix: ReferencePrefix, number: number): string {
  const first = lowest(prefix);
  return prefix + String(first + (number % (SIX_DIGITS - first))).padStart(6, '0');
}

// Random by the funnels specification, sections 9.1 and 2.6; all others are digits of the time.
const RANDOM_PREFIXES: readonly ReferencePrefix[] = ['QTE-', 'CE-'];
const FIRST_RANDOM = 100_000;

/** Milliseconds since 1970, and a random number: 0 ≤ random < 1. */
interface Moment {
  readonly now: number;
  readonly random: number;
}

/**
 * The reference that a browser proposes: prefix + a random number from 100000 to 999999, or the last six digits of the
 * time. A label, never a secret.
 */
export const proposeReference = (prefix: ReferencePrefix, { now, random }: Moment): string =>
  RANDOM_PREFIXES.includes(prefix)
    ? prefix + String(FIRST_RANDOM + Math.floor(random * (SIX_DIGITS - FIRST_RANDOM)))
    : numbered(prefix, Math.floor(now));

/** A proposed reference if it has the specified format, else "". */
export const acceptedReference = (prefix: ReferencePrefix, proposed: string | undefined): string =>
  proposed !== undefined && isReference(prefix, proposed) ? proposed : '';

/** Whether a text is a reference of that prefix, of six digits or seven. */
export const isReference = (prefix: ReferencePrefix, text: string): boolean =>
  text.startsWith(prefix) &&
  REFERENCE_DIGITS.test(text.slice(prefix.length)) &&
  Number(text.slice(prefix.length)) >= lowest(prefix);

/** How visitors see a reference: "#123456" for "CE-123456" (funnels specification, section 2.6), every other one as it is. */
export const shownReference = (reference: string): string => reference.replace(/^CE-/, '#');

/** How many candidates were taken already, and a random number: 0 ≤ random < 1. */
interface Draw {
  readonly attempts: number;
  readonly random: number;
}

/** The candidate after `attempts` taken ones: first the neighbours of the proposal, then seven digits. */
export function nextReference(prefix: ReferencePrefix, proposed: string, { attempts, random }: Draw): string {
  const NEIGHBOURS = 20;
  if (attempts >= NEIGHBOURS) return prefix + String(SIX_DIGITS + Math.floor(random * 9 * SIX_DIGITS));
  const start = Number(proposed.slice(prefix.length)) || lowest(prefix) + Math.floor(random * SIX_DIGITS);
  return numbered(prefix, start - lowest(prefix) + attempts);
}
