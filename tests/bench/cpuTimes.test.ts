import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readCpuTimes } from './cpuTimes.ts';

const WORK_MS = 100;
// Counted in hundredths of a second, each process for itself.
const GRAIN_MS = 30;
// By its own clock of work, so that a busy machine makes it last longer and not do less.
const WORK = `while (process.cpuUsage().user < ${WORK_MS}_000);`;

/** Lets another process work until it ends by itself. */
async function letWork(): Promise<void> {
  const child = spawn(process.execPath, ['-e', WORK], { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as unknown[];
  expect(code).toBe(0);
}

describe('readCpuTimes', () => {
  it('counts what a process of ours has worked, also once it has ended', async () => {
    const before = readCpuTimes();
    await letWork();
    const after = readCpuTimes();
    expect(after.total - before.total).toBeGreaterThan(WORK_MS - GRAIN_MS);
    expect(after.busy - before.busy).toBeGreaterThan(WORK_MS - GRAIN_MS);
    expect(after.busy).toBeLessThanOrEqual(after.total);
    if (process.platform !== 'linux') expect(after.ours).toBeUndefined();
    else expect((after.ours ?? 0) - (before.ours ?? 0)).toBeGreaterThan(WORK_MS - GRAIN_MS);
  });

  it('leaves out what has no root among the named', async () => {
    const nobody = 2 ** 30;
    const before = readCpuTimes([nobody]);
    await letWork();
    expect(readCpuTimes([nobody]).ours).toBe(before.ours);
    expect(before.ours ?? 0).toBe(0);
  });
});
