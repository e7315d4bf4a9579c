import { setTimeout as sleep } from 'node:timers/promises';
import { readCpuTimes, type CpuTimes } from './cpuTimes.ts';
import type { Row } from './report.ts';

/** What is asked of the machine; a parameter so that a busy one can be made up. */
export interface Machine {
  readonly read: () => CpuTimes;
  readonly wait: (ms: number) => Promise<unknown>;
  /** Runs something again and again. @returns function that ends it */
  readonly every: (ms: number, run: () => void) => () => void;
  /** For whoever sits in front of it. */
  readonly say: (text: string) => void;
}

/** The machine that this runs on. @param services processes of ours that are no children of this one */
export const thisMachine = (services: readonly number[] = []): Machine => ({
  read: () => readCpuTimes([process.pid, ...services]),
  wait: sleep,
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
  say: (text) => process.stderr.write(`${text}\n`),
});

/** A machine is quiet while other work than ours takes less of it than this. */
const BUSY_SHARE = 0.15;
const WINDOW_MS = 1000;
const PATIENCE_MS = 60_000;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

// Counts of hundredths of a second do not fit to the last one.
const limited = (share: number): number => Math.min(1, Math.max(0, share));

/** Share of all cores that others have worked between two readings; NaN where no time was counted. */
export function othersShare(before: CpuTimes, after: CpuTimes): number {
  const others = after.busy - before.busy - ((after.ours ?? 0) - (before.ours ?? 0));
  return limited(others / (after.total - before.total));
}

// NaN is not quiet: who cannot tell does not promise.
const isQuiet = (share: number): boolean => share < BUSY_SHARE;

/** Waits for a quiet second, a minute at most. @returns the share that others had in the last second */
async function waitForQuiet({ read, wait, say }: Machine): Promise<number> {
  let share = Number.NaN;
  for (let waited = 0; waited < PATIENCE_MS; waited += WINDOW_MS) {
    const before = read();
    await wait(WINDOW_MS);
    share = othersShare(before, read());
    if (isQuiet(share)) return share;
    if (waited === 0) say(`Waiting for a quiet machine, a minute at most: ${wordsOf(share)}.`);
  }
  return share;
}

const wordsOf = (share: number): string =>
  Number.isNaN(share) ? 'this system does not say how busy it is' : `other work takes ${percent(share)} of it`;

/**
 * Watches what others take while something runs, second by second: a browser that ends takes along what its processes have
 * worked, and the second in which that happens says nothing.
 * @returns function that ends it and tells their share; undefined where it cannot be told
 */
function watchOthers({ read, every }: Machine): () => number | undefined {
  let before = read();
  let [total, others] = [0, 0];
  const look = (): void => {
    const after = read();
    const ours = (after.ours ?? Number.NaN) - (before.ours ?? Number.NaN);
    if (ours >= 0) {
      total += after.total - before.total;
      others += after.busy - before.busy - ours;
    }
    before = after;
  };
  const end = every(WINDOW_MS, look);
  return () => {
    end();
    look();
    return total > 0 ? limited(others / total) : undefined;
  };
}

async function withWatch(measure: () => Promise<readonly Row[]>, machine: Machine) {
  const end = watchOthers(machine);
  try {
    return { rows: await measure(), share: end() };
  } catch (error) {
    end();
    throw error;
  }
}

/** Why times of this machine mean nothing; undefined when it was quiet before and meanwhile. */
function disturbance(shareBefore: number, shareMeanwhile: number | undefined): string | undefined {
  if (shareMeanwhile !== undefined && !isQuiet(shareMeanwhile)) return `machine: ${wordsOf(shareMeanwhile)}`;
  return isQuiet(shareBefore) ? undefined : `machine before: ${wordsOf(shareBefore)}`;
}

/**
 * Runs a measurement of times when other work takes less than 15 % of the machine. Where a minute of waiting brings no
 * such second, or others took more than that on the whole while it ran, each of its rows is "not valid" and says why.
 * Over the whole run, because medians of ratios shrug off a moment; who disturbs them has to stay. The load average is
 * no measure of this: it lags by minutes, and counts what waits for a disk.
 */
export async function measureQuietly(
  measure: () => Promise<readonly Row[]>,
  machine: Machine = thisMachine(),
): Promise<Row[]> {
  const shareBefore = await waitForQuiet(machine);
  const { rows, share } = await withWatch(measure, machine);
  const reason = disturbance(shareBefore, share);
  if (reason === undefined) return [...rows];
  return rows.map((row) => ({ ...row, doubt: 'not valid', detail: `${row.detail}; ${reason}` }));
}
