import { setTimeout as sleep } from 'node:timers/promises';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';

export type Log = Logger;

const FRAMES = 12;

/** What may be logged of an error. Its message can hold a request or a row (drivers quote both), so it stays out. */
export function describeError(error: unknown): { name: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...(code && { code }), stack: frames.slice(0, FRAMES).join('\n') };
}

const STDOUT = 1;
const BLOCK = 4096;
const MOST_WAITING = 1_000_000;
const FLUSH_MS = 1000;

/**
 * Lines in blocks, off the thread that answers. A full disk, or a reader that has gone, must not take the leads with it:
 * without the listener the first line that is refused would end the process. What is refused waits, a megabyte at most;
 * the rest is dropped.
 * @param fd an open file instead of standard output
 */
export function createLogDestination(fd = STDOUT) {
  const destination = pino.destination({
    dest: fd,
    sync: false,
    minLength: BLOCK,
    maxLength: MOST_WAITING,
    periodicFlush: FLUSH_MS,
    // The next flush tries again; at exit there is none, and a reader that has stopped would be waited for.
    retryEAGAIN: () => false,
  });
  let isRefused = false;
  destination.on('error', () => {
    isRefused = true;
  });
  destination.on('write', () => {
    isRefused = false;
  });
  // pino calls this when the process exits, and it tries until the disk has room: the process would never end.
  const flushSync = destination.flushSync.bind(destination);
  destination.flushSync = () => {
    if (isRefused) return;
    try {
      flushSync();
    } catch {
      // There is no other place to say it.
    }
  };
  return destination;
}

/** @param destination where lines go; standard output, in blocks, when left out */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = { level: logLevel, base: null, serializers: { err: describeError } };
  return pino(options, destination ?? createLogDestination());
}

/**
 * Writes what is waiting, so that it is known at exit whether anything takes it; what comes meanwhile is written there.
 * Gives up after a second, because nobody may be reading. Never rejects.
 */
export async function flushLog(log: Log): Promise<void> {
  const flushed = new Promise<void>((resolve) => {
    log.flush(() => resolve());
  });
  await Promise.race([flushed, sleep(FLUSH_MS, undefined, { ref: false })]);
}
