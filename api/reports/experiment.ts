import { daysOf, isoDate } from '#contract/common/calendar.ts';
import type { Variant } from '#contract/common/wire.ts';

/** What came of both versions of a page or a tag on one day. */
export interface ExperimentDay {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Visits that were given the version: half and half, whatever they do with it. */
  readonly shown: Readonly<Record<Variant, number>>;
  /** Visits that touched the form: more of them may be what a better version brings. */
  readonly opened: Readonly<Record<Variant, number>>;
  /** Forms that were sent. */
  readonly sent: Readonly<Record<Variant, number>>;
}

export type Verdict =
  | { readonly kind: Variant; readonly since: string }
  | { readonly kind: 'no-difference'; readonly since: string }
  /** @param earliest first day on which it could end as things go; undefined while nothing was sent */
  | { readonly kind: 'continue'; readonly earliest: string | undefined }
  /** Not half and half: something shows or counts one version more, and nothing else of it can be believed. */
  | { readonly kind: 'uneven' };

// Whoever looks at a fair coin after each toss sees its lead reach this many roots of N within N tosses once in twenty
// times (two sides; reflection principle). So the test may be looked at every day.
const ROOTS = 2.25;
// Chi-squared of one degree of freedom: a fair split is further off once in a thousand times.
const UNEVEN = 10.83;

/** Lead that ends a test of so many forms. */
const leadThatWins = (most: number): number => ROOTS * Math.sqrt(most);

/** How a test of `most` sent forms stands. */
export function standing(a: number, b: number, most: number): Variant | 'no-difference' | 'open' {
  if (Math.abs(a - b) >= leadThatWins(most)) return a > b ? 'a' : 'b';
  return a + b >= most ? 'no-difference' : 'open';
}

/** Whether visits are not spread half and half, beyond chance. */
export function isUneven(a: number, b: number): boolean {
  return a + b > 0 && (a - b) ** 2 / (a + b) > UNEVEN;
}

const sumOf = (days: readonly ExperimentDay[], what: 'shown' | 'sent', variant: Variant): number =>
  days.reduce((sum, day) => sum + day[what][variant], 0);

function earliestEnd(days: readonly ExperimentDay[], most: number): string | undefined {
  const [a, b] = [sumOf(days, 'sent', 'a'), sumOf(days, 'sent', 'b')];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || a + b === 0) return undefined;
  const aDay = (a + b) / (daysOf(last.day) - daysOf(first.day) + 1);
  const missing = Math.min(leadThatWins(most) - Math.abs(a - b), most - a - b);
  return isoDate(daysOf(last.day) + Math.ceil(missing / aDay));
}

/**
 * What a test says. It ends on the first day on which it is decided, and says the same from then on.
 * @param days in their order @param most sent forms of both versions together, fixed before it begins
 */
export function judge(days: readonly ExperimentDay[], most: number): Verdict {
  if (isUneven(sumOf(days, 'shown', 'a'), sumOf(days, 'shown', 'b'))) return { kind: 'uneven' };
  const sent = { a: 0, b: 0 };
  for (const day of days) {
    sent.a += day.sent.a;
    sent.b += day.sent.b;
    const kind = standing(sent.a, sent.b, most);
    if (kind !== 'open') return { kind, since: day.day };
  }
  return { kind: 'continue', earliest: earliestEnd(days, most) };
}
