import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../api/db/client.ts';
import { holdDataFolder } from '../../../api/db/dataFolder.ts';
import { appliedMigrations, migrate, MIGRATION_NAMES } from '../../../api/db/migrate.ts';
import { runQuotes } from '../support/runQuotes.ts';

let dataDir: string;
const quotes = (...args: readonly string[]) => runQuotes({ DATA_DIR: dataDir }, 'migrate', ...args);
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-undo-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('quotes migrate --undo says what would go, refuses what would be lost, and takes back the rest', async () => {
  const database = await openDatabase({ dataDir });
  await migrate(database, new Date());
  await database.knex('suspect_lists').insert({ day: '2026-11-20', since: '', until: '' });
  const newest = MIGRATION_NAMES.at(-1) ?? '?';

  const [planned, unknown, kept] = await Promise.all([
    quotes('--undo'),
    quotes('--undo', '999-none', '--yes'),
    quotes('--undo', '007-copies-and-suspects', '--yes'),
  ]);
  expect([planned.code, planned.stdout]).toEqual([0, expect.stringContaining(`${newest} would be taken back`)]);
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('There is no migration 999-none')]);
  expect(kept.code).toBe(1);
  expect(kept.stderr).toContain('007-copies-and-suspects is kept, because this would be lost: suspect_lists, 1 row');
  expect(await appliedMigrations(database)).toEqual(MIGRATION_NAMES);

  const letGo = await holdDataFolder(dataDir);
  const served = await quotes('--undo', '--yes');
  expect([served.code, served.stderr]).toEqual([1, expect.stringContaining('another server is using')]);
  await letGo();
  const done = await quotes('--undo', '008-shared-counts', '--yes');
  expect([done.code, done.stdout]).toEqual([0, expect.stringContaining(`${newest} taken back`)]);
  expect((await appliedMigrations(database)).at(-1)).toBe('007-copies-and-suspects');
  await database.close();
});

it('quotes migrate --plan says in words what each would make, and makes nothing', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'quotes-plan-'));
  const env = { DATA_DIR: empty };
  const [planned, asObjects, help] = [
    await runQuotes(env, 'migrate', '--plan'),
    await runQuotes(env, 'migrate', '--plan', '--json'),
    await runQuotes(env, 'migrate', '--help'),
  ];
  expect([planned.code, asObjects.code, await readdir(empty)]).toEqual([0, 0, []]);
  const lines = planned.stdout.trim().split('\n');
  expect(lines).toHaveLength(MIGRATION_NAMES.length);
  for (const line of lines) expect(line).toMatch(/^\d{3}-[a-z-]+ {2}\S.{10,}$/);
  expect(lines).toContain('002-leads  what visitors send in: the table leads');
  expect(asObjects.json().map(({ migration }) => migration)).toEqual(MIGRATION_NAMES);
  // Plain `migrate` acts at once: --yes has a meaning for --undo alone.
  expect(help.stdout.replaceAll(/\s+/g, ' ')).toContain('--yes with --undo: do it; without --yes, --undo only shows');

  const applied = await runQuotes(env, 'migrate', '--json');
  expect(applied.json()[0]).toMatchObject({ migration: '001-partners', applied: true });
  expect((await runQuotes(env, 'migrate', '--plan')).stdout).toBe('The tables are up to date.\n');
  const undone = await runQuotes(env, 'migrate', '--undo', '--json');
  expect(undone.json()).toEqual([{ migration: MIGRATION_NAMES.at(-1), undone: false }]);
  await rm(empty, { recursive: true, force: true });
});
