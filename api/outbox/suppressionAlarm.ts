import { HOUR_MS } from '#contract/common/time.ts';
import type { Log } from '../common/log.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Limit } from './mailLimits.ts';

export interface SuppressionAlarm {
  readonly raise: (limit: Limit) => void;
  /** Limits beyond that of a single address which held mails back within the hour. */
  readonly recent: () => readonly Limit[];
}

/**
 * Says that mails to visitors are held back: counted each time, logged once an hour for each limit. A single address that
 * had its share is no news.
 */
export function createSuppressionAlarm(
  now: () => Date,
  log: Log,
  countSuppressed: Metrics['countSuppressed'],
): SuppressionAlarm {
  const lastAt = new Map<Limit, number>();
  const loggedAt = new Map<Limit, number>();
  const isRecent = (at: number | undefined): boolean => at !== undefined && now().getTime() - at < HOUR_MS;
  return {
    raise: (limit) => {
      countSuppressed(limit);
      if (limit === 'recipient') return;
      const time = now().getTime();
      lastAt.set(limit, time);
      if (isRecent(loggedAt.get(limit))) return;
      loggedAt.set(limit, time);
      if (limit === 'total') log.error({ limit }, 'mails to visitors are held back');
      else log.warn({ limit }, 'mails to visitors are held back');
    },
    recent: () => [...lastAt].flatMap(([limit, at]) => (isRecent(at) ? [limit] : [])),
  };
}
