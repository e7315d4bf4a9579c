import { describeError, type Log } from '../common/log.ts';

/** Another process may have stored what falls due: nothing is due sooner than a quarter of an hour after it came. */
export const POLL_MS = 20_000;

/**
 * How long the next poll can wait: to the moment at which the next reminder falls due, so that one of the last minute
 * before closing time is told before it. @param next milliseconds since 1970
 */
export const delayUntil = (now: number, next: number | undefined): number =>
  next !== undefined && next > now ? Math.min(POLL_MS, next - now) : POLL_MS;

interface WatchOptions {
  /** Tells what is due. @returns when the next falls due, in milliseconds since 1970 */
  readonly poll: () => Promise<number | undefined>;
  readonly now: () => Date;
  readonly log: Log;
}

/** Looks for what is due as long as the process runs. @returns what stops it, once the poll that is under way has ended */
export function startWatch({ poll, now, log }: WatchOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const run = async (): Promise<void> => {
    let next: number | undefined;
    try {
      next = await poll();
    } catch (error) {
      log.error(describeError(error), 'reminders of the sales desk not looked for');
    }
    if (!isStopped) timer = setTimeout(start, delayUntil(now().getTime(), next)).unref();
  };
  let running = Promise.resolve();
  const start = (): void => void (running = run());
  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
