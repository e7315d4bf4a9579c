const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 3_600_000;

/** Tries before a mail is given up: about a day, a night without a mail server included. */
export const MAX_ATTEMPTS = 32;

/** Twice as long after each try, at most an hour; up to a fifth more, so that a returning server is not met by all at once. @param random 0 ≤ random < 1 */
export function retryDelayMs(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (1 + random / 5));
}
