import { statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { writeBackup } from '../../../api/db/backup.ts';
import { openDatabase } from '../../../api/db/client.ts';
import { migrate } from '../../../api/db/migrate.ts';
import { post, sendUntil } from '../../load/killNine.ts';
import { readLeads } from '../../support/leads.ts';
import { startServer } from '../../support/startServer.ts';
import type { Acknowledged } from '../../support/tally.ts';
import { siblingUrl } from '../support/postgresSetup.ts';
import { runQuotes, startQuotes } from '../support/runQuotes.ts';
import { makeStore } from '../support/testStore.ts';

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
  expect(backup.stderr).toContain(`${Number(backup.json()[0]?.['bytes']).toLocaleString('en-GB')} bytes copied`);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  // A server has the folder.
  expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining('another server is using')]);
  await server.remove();

  const there = { DATA_DIR: path.join(elsewhere, 'data') };
  const restored = await startQuotes(there, 'restore', file, '--yes');
  expect(restored.code).toBe(0);
  expect(restored.stderr).toMatch(/Before you start the server:\n.*quotes leads erase.*\n.*quotes outbox list/);
  expect(restored.stderr).toContain(': quotes leads withdraw <reference or address> --yes');
  const ids = new Set((await readLeads(there.DATA_DIR)).map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  const doctor = await startQuotes(there, 'doctor', '--json');
  expect([doctor.code, doctor.json().filter(({ state }) => state === 'wrong')]).toEqual([0, []]);

  await writeFile(file, 'no database at all, but of some length: '.repeat(200));
  const damaged = await startQuotes(there, 'restore', file);
  expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringContaining('failed its check')]);
  await rm(elsewhere, { recursive: true, force: true });
});

it('a backup can be read by its owner alone while it is written and afterwards', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quotes-private-'));
  const file = path.join(folder, 'backup.sqlite');
  const database = await openDatabase({ dataDir: path.join(folder, 'data') });
  await migrate(database, new Date());
  const modeOf = (place: string): number => statSync(place).mode & 0o777;
  const seen: number[] = [];
  // What a killed process has left.
  await writeFile(`${file}.part`, 'half a copy', { mode: 0o644 });
  const check = await writeBackup(database.knex, file, () => void seen.push(modeOf(`${file}.part`)));
  await database.close();
  expect(check.problems).toEqual([]);
  expect(new Set([...seen, modeOf(file)])).toEqual(new Set([0o600]));
  expect(seen.length).toBeGreaterThan(0);
  await rm(folder, { recursive: true, force: true });
});

it('a restore takes a damaged file and its -wal away, and brings back who was erased since the backup', async () => {
  const server = await startServer({ fromSource: true });
  const env = { DATA_DIR: server.dataDir };
  const [file, place] = [path.join(server.dataDir, 'backup.sqlite'), path.join(server.dataDir, 'leads.sqlite')];
  const quotes = (...args: readonly string[]) => runQuotes(env, ...args);
  const email = 'erased@example.com';
  const lead = await post(server.siteUrl, 'a-lead-that-is-erased', email);
  expect((await quotes('backup', file)).code).toBe(0);
  expect((await quotes('leads', 'erase', email, '--yes')).code).toBe(0);
  expect(await readLeads(server.dataDir)).toEqual([]);
  await server.stop();
  const damaged = ['', '-wal', '-shm'].map((ending) => [place + ending, `damaged${ending}`] as const);
  for (const [name, text] of damaged) await writeFile(name, text);

  expect(await quotes('restore', file, '--yes')).toMatchObject({ code: 0 });
  const aside = (await readdir(server.dataDir)).filter((name) => name.startsWith('leads.sqlite.before-'));
  const texts = await Promise.all(aside.map((name) => readFile(path.join(server.dataDir, name), 'utf8')));
  expect(texts.toSorted()).toEqual(damaged.map(([, text]) => text).toSorted());
  expect((await readLeads(server.dataDir)).map(({ id }) => id)).toEqual([lead?.id]);
  // As the command says: before a server mails to them again.
  expect((await quotes('leads', 'erase', email, '--yes')).code).toBe(0);
  expect(await readLeads(server.dataDir)).toEqual([]);
  await server.remove();
});

/** Copies a database of PostgreSQL that nobody uses, in the place of a dump: no package brings pg_dump along. */
async function copyDatabase(address: string, name: string): Promise<() => Promise<void>> {
  const onServer = async (statement: string, ...names: string[]): Promise<void> => {
    const database = await openDatabase({ dataDir: '', databaseUrls: [inject('postgres').url] });
    await database.knex.raw(statement, names);
    await database.close();
  };
  await onServer('create database ?? template ??', name, new URL(address).pathname.slice(1));
  return () => onServer('drop database ?? with (force)', name);
}

it('a server goes on with a copy of its PostgreSQL, to the last acknowledged lead', async () => {
  const store = await makeStore('postgres');
  const { DATABASE_URL: address = '' } = store.env;
  const env = { ...store.env, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const server = await startServer({ fromSource: true, env });
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, () => sendUntil(() => isOver, server.siteUrl, acknowledged));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  await server.kill();
  isOver = true;
  await Promise.all(senders);

  const named = await runQuotes({ ...store.env, DATA_DIR: server.dataDir }, 'backup');
  const folder = path.join(server.dataDir, 'backups');
  expect(named.code).toBe(1);
  expect(named.stderr).toContain(`pg_dump --format=custom --no-owner --file='${folder}/leads-`);
  expect(named.stderr).toContain(`--dbname='${siblingUrl(address, 'quotes_restored')}'`);
  // pg_dump makes no folder.
  expect(await readdir(folder)).toEqual([]);

  const name = `${new URL(address).pathname.slice(1)}_restored`;
  const drop = await copyDatabase(address, name);
  const there = { ...env, DATABASE_URL: siblingUrl(address, name) };
  const next = await startServer({ fromSource: true, env: there, dataDir: server.dataDir });
  const leads = await runQuotes(there, 'leads', 'list', '--limit', '100000', '--json');
  const ids = new Set(leads.json().map(({ id }) => id));
  expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(await post(next.siteUrl, 'a-lead-after-the-restore', 'next@example.com')).toBeDefined();
  const doctor = await runQuotes({ ...there, DATA_DIR: server.dataDir }, 'doctor', '--json');
  expect([doctor.code, doctor.json().filter(({ state }) => state === 'wrong')]).toEqual([0, []]);
  await next.remove();
  await drop();
  await store.remove();
});
