import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sendUntil } from '../../load/killNine.ts';
import { readLeads } from '../../support/leads.ts';
import { startServer } from '../../support/startServer.ts';
import type { Acknowledged } from '../../support/tally.ts';
import { startQuotes } from '../support/runQuotes.ts';

const SENDERS = 4;

it('a backup taken under load restores to the last acknowledged lead', async () => {
  const server = await startServer({ fromSource: true, env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'quotes-restored-'));
  const file = path.join(elsewhere, 'backup.sqlite');
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, () => sendUntil(() => isOver, server.siteUrl, acknowledged));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);

  const before = acknowledged.map(({ id }) => id);
  const env = { DATA_DIR: server.dataDir };
  const backup = await startQuotes(env, 'backup', file, '--json');
  await sleep(100);
  const taken = await startQuotes(env, 'restore', file, '--yes');
  isOver = true;
  await Promise.all(senders);
  expect(backup.json()).toMatchObject([{ file, problems: [] }]);
  expect(backup.stderr).toContain(`${String(backup.json()[0]?.['bytes'])} bytes copied`);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  // A server has the folder.
  expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining('another server is using')]);
  await server.remove();

  const there = { DATA_DIR: path.join(elsewhere, 'data') };
  const restored = await startQuotes(there, 'restore', file, '--yes');
  expect(restored.code).toBe(0);
  const ids = new Set((await readLeads(there.DATA_DIR)).map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  const doctor = await startQuotes(there, 'doctor', '--json');
  expect([doctor.code, doctor.json().filter(({ state }) => state === 'wrong')]).toEqual([0, []]);

  await writeFile(file, 'no database at all, but of some length: '.repeat(200));
  const damaged = await startQuotes(there, 'restore', file);
  expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringContaining('failed its check')]);
  await rm(elsewhere, { recursive: true, force: true });
});
