import { mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import createKnex from 'knex';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../api/db/client.ts';
import { migrate } from '../../../api/db/migrate.ts';
import { describeApiOnce } from '../support/engines.ts';
import { sleep } from '../support/mailServer.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type Answer, type TestApp } from '../support/startApp.ts';

const PARTNER = { name: '', origins: '[]', status: 'active', created_at: '2026-11-20T10:00:00.000Z' };

describeApiOnce('hostile: faults', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterEach(() => app.close());

  it('a mail server that hangs keeps no visitor waiting', async () => {
    app.mailServer.mood = 'hanging';
    const startedAt = performance.now();
    for (let count = 0; count < 15; count += 1) {
      expect((await app.post(solarRequest(), { key: newKey() })).status).toBe(201);
    }
    // Mails are given up after ten seconds each: had a request waited for its own, fifteen would take minutes.
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('a clock that goes back neither doubles nor loses a lead', async () => {
    let now = new Date('2026-11-20T10:00:00Z');
    const drifting = await startApp({ engine, now: () => now });
    const key = newKey();
    const first = await drifting.post(solarRequest(), { key });
    now = new Date('2026-11-19T10:00:00Z');
    const second = await drifting.post(solarRequest(), { key });
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
    await drifting.post(solarRequest(), { key: newKey() });
    expect(await drifting.leads()).toHaveLength(2);
    await drifting.close();
  });

  it('a folder for mails that cannot be written keeps the lead', async () => {
    const files = await startApp({ engine, env: { SMTP_URL: '' } });
    const folder = path.join(files.dataDir, 'mail');
    await writeFile(folder, 'in the way');
    expect((await files.post(solarRequest(), { key: newKey() })).status).toBe(201);
    const isSent = async () => (await files.outbox()).every(({ status }) => status === 'sent');
    await sleep(300);
    expect(await isSent()).toBe(false);
    await rm(folder);
    for (let waited = 0; waited < 5000 && !(await isSent()); waited += 50) await sleep(50);
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(2);
    await files.close();
  });
});

describe('hostile: faults of a SQLite file', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ engine: 'sqlite', env: { RATE_LIMIT: 'off' } });
  });
  afterEach(() => app.close());

  /** Another process that holds the write lock. */
  const locker = (): Knex =>
    createKnex({
      client: 'sqlite3',
      connection: { filename: path.join(app.dataDir, 'leads.sqlite') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    });

  it('a database that is locked for two seconds delays leads and loses none', async () => {
    const other = locker();
    await other.raw('begin immediate');
    const posts = Array.from({ length: 10 }, () => app.post(solarRequest(), { key: newKey() }));
    await sleep(2000);
    await other.raw('rollback');
    await other.destroy();
    const answers = await Promise.all(posts);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await app.leads()).toHaveLength(10);
  });

  it('a file that is deleted under the server: nothing is acknowledged that nobody will find', async () => {
    const file = path.join(app.dataDir, 'leads.sqlite');
    expect((await app.post(solarRequest(), { key: newKey() })).status).toBe(201);
    await rename(file, `${file}.away`);
    const refused = await app.post(solarRequest(), { key: newKey() });
    expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
    await rename(`${file}.away`, file);
    expect((await app.post(solarRequest(), { key: newKey() })).status).toBe(201);
  });

  it('is read by nobody else, nor is what stands beside it', async () => {
    await app.post(solarRequest(), { key: newKey() });
    for (const name of ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm']) {
      expect((await stat(path.join(app.dataDir, name))).mode & 0o777, name).toBe(0o600);
    }
  });

  it('that is damaged is named at start, left as it is, and said what to do with', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-damaged-'));
    const file = path.join(dataDir, 'leads.sqlite');
    const rubbish = Buffer.alloc(8192, 'not a database ');
    await writeFile(file, rubbish);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/leads\.sqlite is damaged.*last backup/);
    expect(await readFile(file)).toEqual(rubbish);
    await rm(file);
    // A file of ours with a page in the middle that is none.
    const whole = await openDatabase({ dataDir });
    await migrate(whole, new Date());
    await whole.close();
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(4096, 'rubbish'), 0, 4096, 4096);
    await handle.close();
    await expect(openDatabase({ dataDir })).rejects.toThrow(/leads\.sqlite is damaged/);
    await rm(dataDir, { recursive: true });
  });

  it('a full disk is said as busy, and leads are taken again once there is room', async () => {
    await app.post(solarRequest(), { key: newKey() });
    await app.services.worker.stop();
    const pages: { page_count: number }[] = await app.db.raw('pragma page_count');
    await app.db.raw(`pragma max_page_count = ${pages[0]?.page_count ?? 0}`);
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await app.post(solarRequest(), { key: newKey() }));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('Retry-After')).toBe('2');
    expect(refused[0]?.body.code).toBe('busy');
    await app.db.raw('pragma max_page_count = 1000000');
    expect((await app.post(solarRequest(), { key: newKey() })).status).toBe(201);
    const acknowledged = answers.filter(({ status }) => status === 201);
    expect(await app.leads()).toHaveLength(acknowledged.length + 2);
  });
});

describe('hostile: faults of PostgreSQL', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ engine: 'postgres', env: { RATE_LIMIT: 'off' } });
  });
  afterEach(() => app.close());

  const created = (count: number) => Array.from({ length: count }, () => 201);
  const statusesOf = async (posts: readonly Promise<Answer>[]) =>
    (await Promise.all(posts)).map(({ status }) => status);

  it('a table that is locked for two seconds delays leads and loses none', async () => {
    const lock = await app.db.transaction();
    await lock.raw('lock table leads in access exclusive mode');
    const posts = Array.from({ length: 10 }, () => app.post(solarRequest(), { key: newKey() }));
    await sleep(2000);
    await lock.commit();
    expect(await statusesOf(posts)).toEqual(created(10));
    expect(await app.leads()).toHaveLength(10);
  });

  it('connections that are ended, again and again, delay leads and double none', async () => {
    let isOver = false;
    const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
    const enemy = await openDatabase({ dataDir: '', databaseUrls: [app.store.env['DATABASE_URL'] ?? ''] });
    const ending = (async () => {
      while (!isOver) {
        await enemy.knex.raw(`${end} and pid <> pg_backend_pid()`);
        await sleep(100);
      }
    })();
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const posts = Array.from({ length: 10 }, () => app.post(solarRequest(), { key: newKey() }));
      statuses.push(...(await statusesOf(posts)));
    }
    isOver = true;
    await ending;
    await enemy.close();
    expect(statuses).toEqual(created(100));
    expect(await app.leads()).toHaveLength(100);
    // A sales mail and a customer mail each, though three of the customer's at most are sent.
    expect(await app.outbox()).toHaveLength(200);
  });

  it('two transactions that wait for each other are told apart, and both are done', async () => {
    await app.db('partners').insert(['a', 'b'].map((id) => ({ ...PARTNER, id, key: id })));
    const touchBoth = (first: string, second: string) =>
      app.services.database.transaction(async (trx) => {
        await trx('partners')
          .where({ id: first })
          .update({ name: trx.raw("name || '+'") });
        await sleep(100);
        await trx('partners')
          .where({ id: second })
          .update({ name: trx.raw("name || '+'") });
      });
    await Promise.all([touchBoth('a', 'b'), touchBoth('b', 'a')]);
    expect(await app.db('partners').pluck('name')).toEqual(['++', '++']);
  });
});
