import { setTimeout as sleep } from 'node:timers/promises';

/** What a driver or Node calls an error: "SQLITE_FULL", "40001", "ECONNREFUSED"; "" where it has no name. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

// Two transactions that cannot both be right (40001), that wait for each other (40P01), or a server that lets go of us:
// shutting down (57P01, 57P02), not there yet (57P03), a standby by now (25006), or the connection itself (class 08).
const TRANSIENT = /^(40001|40P01|57P0[123]|25006|08.{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
/** What an error says when several hosts are named, and none can be written to. */
export const NO_PRIMARY = 'No host of DATABASE_URL takes writes';

// What the driver gives no code. Before it may stand the statement.
const LOST_CONNECTION = new RegExp(
  `(^|- )(Connection terminated( unexpectedly| due to connection timeout)?|timeout expired|.* not queryable|${NO_PRIMARY})$`,
);
// Full disk, no memory, too many connections (class 53), the system itself (58); files of SQLite.
const OUT_OF_ORDER = /^(53.{3}|58.{3}|SQLITE_.+)$/;

/** Whether the same transaction may well succeed in a moment. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error && (TRANSIENT.test(codeOf(error)) || LOST_CONNECTION.test(error.message));

/** The storage could not do it, whatever was asked of it: a full disk, a locked file, a server that is gone. */
export const isStorageFault = (error: unknown): boolean =>
  isTransient(error) ||
  OUT_OF_ORDER.test(codeOf(error)) ||
  (error instanceof Error && error.name === 'KnexTimeoutError');

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 800;
/** Nobody waits longer for an answer; a request that fails then is told to come again. */
const GIVE_UP_AFTER_MS = 6000;

/** Does it again while the fault may pass. Pauses double, with chance in them: of two who clash, one goes first. */
export async function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() + pause > deadline) throw error;
    }
    await sleep(pause * (1 / 2 + Math.random() / 2));
  }
}
