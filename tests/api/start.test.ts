import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/db/client.ts';
import { migrate } from '../../api/db/migrate.ts';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const run = (env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const command = ['--import', 'tsx', 'api/server.ts', ...args];
    const child = spawn(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });

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

describe('tables', () => {
  const migrationFiles = async (): Promise<number> => (await readdir('api/db/migrations')).length;
  const count = async (table: string): Promise<number> => {
    const database = await openDatabase({ dataDir });
    const rows: unknown[] = await database.knex(table).select('*');
    await database.close();
    return rows.length;
  };

  it('are made once by two starters at once', async () => {
    const databases = await Promise.all([openDatabase({ dataDir }), openDatabase({ dataDir })]);
    await Promise.all(databases.map((database) => migrate(database, new Date())));
    await Promise.all(databases.map(({ close }) => close()));
    expect(await count('migrations')).toBe(await migrationFiles());
    expect(await count('leads')).toBe(0);
  });

  it('are left alone by the next start', async () => {
    for (const _ of [1, 2]) {
      const database = await openDatabase({ dataDir });
      await migrate(database, new Date());
      await database.close();
    }
    expect(await count('migrations')).toBe(await migrationFiles());
  });

  it('are on disk before a lead is acknowledged', async () => {
    const database = await openDatabase({ dataDir });
    expect(await database.knex.raw('pragma synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await database.knex.raw('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await database.knex.raw('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    await database.close();
  });
});
