import type { Reading } from './readers.ts';

/** What is kept for how long. The privacy policy of the site states the defaults: whoever changes one changes both. */
export const RETENTION_KINDS = {
  quotes: 24,
  /** After the end of the contract that the visitor told us about; without one as quotes. */
  'business-energy': 12,
  quick: 24,
  messages: 24,
  complaints: 72,
  /** After somebody has unsubscribed: proof that the newsletter was asked for. */
  newsletter: 72,
  /** After somebody has taken back a consent to offers: proof that there was one. While it holds no period runs. */
  consent: 72,
  /** Sums of steps by day, which name nobody: long enough to compare a month with those of two years before. */
  counts: 36,
} as const;
export type RetentionKind = keyof typeof RETENTION_KINDS;

/** In months. */
export type Retention = Readonly<Record<RetentionKind, number>>;

const MOST_MONTHS = 1200;
const EXPECTED = `off, a number of months for all, or a list like quotes=24,complaints=72 of ${Object.keys(RETENTION_KINDS).join(', ')}`;

const isKind = (name: string): name is RetentionKind => Object.hasOwn(RETENTION_KINDS, name);

function monthsOf(text: string): number | undefined {
  const months = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return months >= 1 && months <= MOST_MONTHS ? months : undefined;
}

/** Kinds that are not named keep their default. */
export function readRetention(raw: string): Reading<Retention | 'off'> {
  if (raw === 'off') return { value: 'off' };
  const all = monthsOf(raw);
  const names = Object.keys(RETENTION_KINDS);
  const parts = all === undefined ? raw.split(',') : names.map((name) => `${name}=${all}`);
  const periods: Record<RetentionKind, number> = { ...RETENTION_KINDS };
  for (const part of parts) {
    const [name = '', text = ''] = part.split('=').map((word) => word.trim());
    const months = monthsOf(text);
    if (!isKind(name) || months === undefined) return { expected: EXPECTED };
    periods[name] = months;
  }
  return { value: periods };
}

/** "quotes=24,quick=24" */
export const retentionWords = (retention: Retention | 'off'): string =>
  retention === 'off'
    ? 'off'
    : Object.entries(retention)
        .map(([kind, months]) => `${kind}=${months}`)
        .join(',');
