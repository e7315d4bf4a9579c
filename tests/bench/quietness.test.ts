import { describe, expect, it } from 'vitest';
import type { CpuTimes } from './cpuTimes.ts';
import { measureQuietly, othersShare, type Machine } from './quietness.ts';
import type { Row } from './report.ts';

const CORES = 2;
const row: Row = { budget: { what: 'time', must: 3, format: String }, value: 2, detail: '2 against 4 ms' };

interface Made {
  /** Share of the machine that others take, second by second; the last one stays. */
  readonly others: readonly number[];
  /** Share of the machine that we take. */
  readonly own?: number;
  /** Whether the system can tell ours from others. */
  readonly isBlind?: boolean;
  /** Second after which what we have worked is forgotten, as that of a browser which has ended. */
  readonly lostAfter?: number;
}

/** A machine of two cores on which time passes by waiting. */
function makeMachine({ others, own = 0, isBlind = false, lostAfter }: Made) {
  const said: string[] = [];
  const runs = new Set<() => void>();
  let [seconds, busy, ours] = [0, 0, 0];
  const wait = (ms: number): Promise<void> => {
    for (let second = 0; second < ms / 1000; second += 1) {
      const share = others[Math.min(seconds, others.length - 1)] ?? 0;
      busy += (share + own) * CORES * 1000;
      ours += own * CORES * 1000;
      seconds += 1;
      if (seconds === lostAfter) ours = 0;
      for (const run of runs) run();
    }
    return Promise.resolve();
  };
  const read = (): CpuTimes => ({ total: seconds * CORES * 1000, busy, ours: isBlind ? undefined : ours });
  const every = (_: number, run: () => void) => {
    runs.add(run);
    return () => runs.delete(run);
  };
  const machine: Machine = { read, wait, every, say: (text) => said.push(text) };
  return { machine, said, seconds: () => seconds, watches: () => runs.size };
}

/** Rows of a measurement that takes ten seconds. */
function measureOn(made: ReturnType<typeof makeMachine>, rows: readonly Row[] = [row]): Promise<Row[]> {
  return measureQuietly(async () => {
    await made.machine.wait(10_000);
    return rows;
  }, made.machine);
}

describe('othersShare', () => {
  it('is what is worked beyond our own work, of all cores', () => {
    const before = { total: 1000, busy: 400, ours: 100 };
    expect(othersShare(before, { total: 3000, busy: 1400, ours: 600 })).toBe(0.25);
    expect(othersShare(before, { total: 3000, busy: 1400, ours: 1200 })).toBe(0);
    expect(othersShare(before, { total: 3000, busy: 1400, ours: 0 })).toBe(0.55);
    expect(othersShare({ ...before, ours: 9000 }, { total: 3000, busy: 1400, ours: 0 })).toBe(1);
    expect(othersShare(before, before)).toBeNaN();
  });
});

describe('measureQuietly', () => {
  it('takes our own work for no disturbance', async () => {
    const made = makeMachine({ others: [0.1], own: 0.8 });
    expect(await measureOn(made)).toEqual([row]);
    expect(made.seconds()).toBe(11);
    expect(made.watches()).toBe(0);
    expect(made.said).toEqual([]);
  });

  it('waits until others are done', async () => {
    const made = makeMachine({ others: [0.5, 0.5, 0.15, 0] });
    expect(await measureOn(made)).toEqual([row]);
    expect(made.seconds()).toBe(14);
    expect(made.said).toEqual(['Waiting for a quiet machine, a minute at most: other work takes 50 % of it.']);
  });

  it('measures after a minute all the same, and says that it means nothing', async () => {
    const made = makeMachine({ others: [0.34] });
    const detail = '2 against 4 ms; machine: other work takes 34 % of it';
    expect(await measureOn(made)).toEqual([{ ...row, doubt: 'not valid', detail }]);
    expect(made.seconds()).toBe(70);
  });

  it('does not forget that it waited in vain', async () => {
    const made = makeMachine({ others: [...Array.from({ length: 60 }, () => 0.2), 0] });
    const detail = '2 against 4 ms; machine before: other work takes 20 % of it';
    expect(await measureOn(made)).toEqual([{ ...row, doubt: 'not valid', detail }]);
  });

  it('notices who comes while it measures, and shrugs off a moment', async () => {
    const busyFor = (count: number) => makeMachine({ others: [0, ...Array.from({ length: count }, () => 1), 0] });
    expect(await measureOn(busyFor(1))).toEqual([row]);
    const detail = '2 against 4 ms; machine: other work takes 20 % of it';
    expect(await measureOn(busyFor(2))).toEqual([{ ...row, doubt: 'not valid', detail }]);
  });

  it('leaves the second out in which a browser of ours ends', async () => {
    const quiet = makeMachine({ others: [0.1], own: 0.8, lostAfter: 6 });
    expect(await measureOn(quiet)).toEqual([row]);
    const busy = makeMachine({ others: [0, 0.2], own: 0.8, lostAfter: 6 });
    const detail = '2 against 4 ms; machine: other work takes 20 % of it';
    expect(await measureOn(busy)).toEqual([{ ...row, doubt: 'not valid', detail }]);
  });

  it('ends its watch when the measurement fails', async () => {
    const made = makeMachine({ others: [0] });
    const failing = measureQuietly(() => Promise.reject(new Error('no browser')), made.machine);
    await expect(failing).rejects.toThrow('no browser');
    expect(made.watches()).toBe(0);
  });

  it('looks beforehand only where ours cannot be told from others', async () => {
    expect(await measureOn(makeMachine({ others: [0], own: 0.1, isBlind: true }))).toEqual([row]);
    const [busy] = await measureOn(makeMachine({ others: [0.5], isBlind: true }));
    expect(busy).toMatchObject({ doubt: 'not valid' });
  });

  it('promises nothing where no time is counted', async () => {
    const { machine } = makeMachine({ others: [0] });
    const frozen = { ...machine, read: () => ({ total: 0, busy: 0, ours: 0 }) };
    const [silent] = await measureQuietly(() => Promise.resolve([row]), frozen);
    expect(silent).toMatchObject({
      doubt: 'not valid',
      detail: expect.stringContaining('this system does not say how busy it is') as string,
    });
  });
});
