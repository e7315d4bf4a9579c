import type { Log } from '../common/log.ts';
import type { Metrics } from '../common/metrics.ts';

/** Where a page was met that may not send: at the check of a tag, or with a request that was refused. */
export type OriginMetAt = 'check' | 'request';

export interface OriginWatch {
  /** Notes a page whose origin nobody has registered. @param origin as its browser states it */
  readonly note: (origin: string, at: OriginMetAt) => void;
}

interface OriginWatchServices {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'countUnregistered'>;
  readonly now: () => Date;
}

const WINDOW_MS = 600_000;
/** Anyone can send any origin: so many lines in one window, then silence; the counter goes on. */
const MAX_LINES = 20;
const MAX_LENGTH = 100;
const WEB_ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** An origin as browsers write them. What is none, a program has made up, and it could be anything. */
function printable(origin: string): string {
  if (origin === 'null') return origin;
  return origin.length <= MAX_LENGTH && WEB_ORIGIN.test(origin) ? origin : 'unreadable';
}

/**
 * Tells the operator of pages that hold our tags and are not registered (the www of a partner, a preview): each lead
 * that could have come from there is lost until somebody adds the origin.
 */
export function createOriginWatch({ log, metrics, now }: OriginWatchServices): OriginWatch {
  let reported = new Set<string>();
  let since = Number.NEGATIVE_INFINITY;
  return {
    note(origin, at) {
      metrics.countUnregistered(at);
      const time = now().getTime();
      if (time - since >= WINDOW_MS) {
        reported = new Set();
        since = time;
      }
      const name = printable(origin);
      if (reported.has(name) || reported.size >= MAX_LINES) return;
      reported.add(name);
      log.warn({ origin: name, at }, 'origin not registered');
    },
  };
}
