import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../api/config/config.ts';
import { openDatabase, type Database } from '../../api/db/client.ts';
import { holdDataFolder } from '../../api/db/dataFolder.ts';
import { appliedMigrations, migrate, pendingMigrations } from '../../api/db/migrate.ts';
import { undoMigration } from '../../api/db/undo.ts';
import { builtApi } from '../support/builtApi.ts';
import { describeApi } from './support/engines.ts';
import { makeStore, type TestStore } from './support/testStore.ts';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function run(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  const command = [path.join(await builtApi(), 'server.js'), ...args];
  const child = spawn(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, output };
}

describe('the start of the server', () => {
  it('is refused with every error of the configuration, and exit code 78', async () => {
    const { code, output } = await run({ PORT: 'x', RATE_LIMIT: 'y', SMTP_URI: 'z' });
    expect(code).toBe(78);
    for (const name of ['PORT:', 'RATE_LIMIT:', 'SMTP_URI:']) expect(output).toContain(name);
  });

  it.each(['', '--check-config'])('is refused over the capacity file, by line and reason %s', async (argument) => {
    const file = path.join(dataDir, 'capacity.txt');
    await writeFile(file, 'survey NE morning 2\nsurvey NE evening 2\ncall-back * * many\n');
    const { code, output } = await run({ CAPACITY_FILE: file }, ...[argument].filter(Boolean));
    expect(code).toBe(78);
    expect(output).toContain('CAPACITY_FILE: line 2: expected morning, afternoon or *, found "evening"');
    expect(output).toContain('CAPACITY_FILE: line 3: expected a number of places from 0 to 9999, found "many"');
  });

  it('is refused over the routing file, by line and field', async () => {
    const file = path.join(dataDir, 'routing.txt');
    await writeFile(file, '* * NE north@sales.example\nsolar big * a@sales.example\n');
    const { code, output } = await run({ ROUTING_FILE: file });
    expect(code).toBe(78);
    expect(output).toContain('ROUTING_FILE: line 2: expected a size like >=10kW or <10kW, or *, found "big"');
  });

  it('--check-config shows the configuration and starts nothing', async () => {
    const env = { SMTP_URL: 'smtp://u:secret@mail.example', MAIL_FROM: 'a@q.example', SALES_EMAIL: 'b@q.example' };
    const { code, output } = await run(env, '--check-config');
    expect(code).toBe(0);
    expect(output).toContain('b@q.example');
    expect(output).not.toContain('secret');
  });
});

describe('the folder of a SQLite file', () => {
  it('is let go of with the database', async () => {
    const letGo = await holdDataFolder(dataDir);
    await expect(holdDataFolder(dataDir)).rejects.toThrow('another server');
    await letGo();
    await (
      await holdDataFolder(dataDir)
    )();
  });

  it('says what the system says where it cannot be written', async () => {
    await expect(holdDataFolder('/dev/null/quotes')).rejects.toThrow('ENOTDIR');
  });
});

describeApi('tables', (engine) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await makeStore(engine, { isBare: true });
  });
  afterEach(() => store.remove());

  const open = (): Promise<Database> => openDatabase(readConfig({ ...store.env, DATA_DIR: dataDir }, dataDir));
  const using = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await open();
    const result = await work(database);
    await database.close();
    return result;
  };
  const migrationFiles = async (): Promise<number> => (await readdir('api/db/migrations')).length;
  const namesIn = (database: Database) => appliedMigrations(database);

  it('are made once by four starters at once', async () => {
    const databases: Database[] = [];
    for (let count = 0; count < 4; count += 1) databases.push(await open());
    await Promise.all(databases.map((database) => migrate(database, new Date())));
    for (const database of databases) expect(await namesIn(database)).toHaveLength(await migrationFiles());
    expect(await databases[0]?.knex('leads').select('*')).toEqual([]);
    for (const { close } of databases) await close();
  });

  it('are left alone by the next start', async () => {
    for (const _ of [1, 2]) await using((database) => migrate(database, new Date()));
    expect(await using(namesIn)).toHaveLength(await migrationFiles());
  });

  it('are planned without being touched', async () => {
    const planned = await using(pendingMigrations);
    expect(planned).toHaveLength(await migrationFiles());
    expect(planned[0]).toBe('001-partners');
    expect(await using(({ knex }) => knex.schema.hasTable('migrations'))).toBe(false);
    await using((database) => migrate(database, new Date()));
    expect(await using(pendingMigrations)).toEqual([]);
  });

  it('can be taken back to nothing while they hold nothing, and made again', async () => {
    await using(async (database) => {
      await migrate(database, new Date());
      const undone: (string | undefined)[] = [];
      for (let name = await undoMigration(database); name; name = await undoMigration(database)) undone.push(name);
      expect(undone.toReversed()).toEqual(await pendingMigrations(database));
      await migrate(database, new Date());
      expect(await pendingMigrations(database)).toEqual([]);
    });
  });

  it('are kept where something would be lost', async () => {
    await using(async (database) => {
      await migrate(database, new Date());
      while ((await appliedMigrations(database)).at(-1) !== '007-copies-and-suspects') await undoMigration(database);
      await database.knex('suspect_lists').insert({ day: '2026-11-20', since: '', until: '' });
      await expect(undoMigration(database)).rejects.toThrow(
        '007-copies-and-suspects is kept, because this would be lost: suspect_lists, 1 row',
      );
      expect((await appliedMigrations(database)).at(-1)).toBe('007-copies-and-suspects');
      expect(await database.knex('suspect_lists').select('day')).toEqual([{ day: '2026-11-20' }]);
    });
  });
});

describe('what is acknowledged', () => {
  it('is on disk before', async () => {
    const database = await openDatabase({ dataDir });
    expect(await database.knex.raw('pragma synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await database.knex.raw('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await database.knex.raw('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    await database.close();
  });
});
