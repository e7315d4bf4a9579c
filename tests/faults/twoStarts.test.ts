import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newKey } from '../api/support/startApp.ts';
import { post } from '../load/killNine.ts';
import { readLeads } from '../support/leads.ts';
import { startServer } from '../support/startServer.ts';

// Two who make the tables of one database at once: tests/api/start.test.ts.

it('of two starts at once on one SQLite file one is refused with what to do, and the other takes leads', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-starts-'));
  const starts = await Promise.allSettled([1, 2].map(() => startServer({ fromSource: true, dataDir })));
  const [first, ...others] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  expect(others).toEqual([]);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('The server ended with 1');
  expect(refused[0]).toContain(`another server is using ${dataDir}, and a SQLite file is for one process`);
  expect(refused[0]).toContain('DATABASE_URL');
  const key = newKey();
  const lead = await post(first?.siteUrl ?? '', key, `${key}@example.com`);
  // One that is killed leaves nothing in the way of the next.
  await first?.kill();
  const next = await startServer({ fromSource: true, dataDir });
  expect((await readLeads(dataDir)).map(({ id }) => id)).toEqual([lead?.id]);
  expect(await next.stop()).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});
