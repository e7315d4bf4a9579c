import path from 'node:path';
import createKnex from 'knex';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/db/client.ts';
import { describeApi } from '../api/support/engines.ts';
import { sleep } from '../api/support/mailServer.ts';
import { solarRequest } from '../api/support/solarRequest.ts';
import { newKey, SALES, startApp, type Answer, type TestApp } from '../api/support/startApp.ts';
import { survive } from './support/survive.ts';

const PARTNER = { name: '', origins: '[]', status: 'active', created_at: '2026-11-20T10:00:00.000Z' };
/** Longer than a hiccup, shorter than any patience. */
const LOCKED_MS = 2000;

describe('a SQLite file', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine: 'sqlite', anyPdf: true, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  /** Another process that holds the write lock. */
  const locker = (): Knex =>
    createKnex({
      client: 'sqlite3',
      connection: { filename: path.join(app.dataDir, 'leads.sqlite') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    });

  it('that is locked for two seconds delays leads and loses none', async () => {
    const other = locker();
    const { sentTwice } = await survive(app, 'a file that is locked', {
      leads: 4,
      isUnnoticed: true,
      begin: () => other.raw('begin immediate'),
      during: () => sleep(LOCKED_MS),
      end: () => other.raw('rollback'),
    });
    await other.destroy();
    expect(sentTwice).toBe(0);
  });

  it('that another process writes to between reading and writing is written to all the same', async () => {
    const other = locker();
    await other.raw('pragma busy_timeout = 0');
    await app.services.database.transaction(async (trx) => {
      await trx('partners').select('id');
      await other('partners')
        .insert({ ...PARTNER, id: 'other', key: 'other' })
        .catch(() => undefined);
      await trx('partners').insert({ ...PARTNER, id: 'ours', key: 'ours' });
    });
    expect(await app.db('partners').pluck('id')).toContain('ours');
    await other.destroy();
  });

  it('on a full disk is said to be busy, and takes leads again once there is room', async () => {
    const limit = async (pages: number): Promise<void> => void (await app.db.raw(`pragma max_page_count = ${pages}`));
    await survive(app, 'a full disk', {
      leads: 6,
      begin: async () => {
        const pages: { page_count: number }[] = await app.db.raw('pragma page_count');
        await limit(pages[0]?.page_count ?? 0);
      },
      during: async ({ answers }) => {
        const refused = (await answers).find(({ status }) => status === 503);
        expect(refused?.headers.get('Retry-After')).toBe('2');
        expect(refused?.body.code).toBe('busy');
      },
      end: () => limit(1_000_000),
    });
  });
});

describe('PostgreSQL', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ engine: 'postgres', anyPdf: true, env: { RATE_LIMIT: 'off' } });
  });
  afterEach(() => app.close());

  const created = (count: number) => Array.from({ length: count }, () => 201);
  const statusesOf = async (posts: readonly Promise<Answer>[]) =>
    (await Promise.all(posts)).map(({ status }) => status);

  it('with a table that is locked for two seconds delays leads and loses none', async () => {
    const lock = await app.db.transaction();
    const { sentTwice } = await survive(app, 'a table that is locked', {
      leads: 4,
      isUnnoticed: true,
      begin: () => lock.raw('lock table leads in access exclusive mode'),
      during: () => sleep(LOCKED_MS),
      end: () => lock.commit(),
    });
    expect(sentTwice).toBe(0);
  });

  it('connections that are ended, again and again, delay leads and double none', async () => {
    const enemy = await openDatabase({ dataDir: '', databaseUrls: [app.store.env['DATABASE_URL'] ?? ''] });
    const endAll = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
    const end = async (): Promise<void> => void (await enemy.knex.raw(`${endAll} and pid <> pg_backend_pid()`));
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const posts = Array.from({ length: 10 }, () => app.post(solarRequest(), { key: newKey() }));
      await end();
      // And in the midst of what is done anew.
      await Promise.race(posts);
      await end();
      statuses.push(...(await statusesOf(posts)));
    }
    await enemy.close();
    expect(statuses).toEqual(created(50));
    const stored = await app.leads();
    console.log(
      'connections that are ended:',
      JSON.stringify({ acknowledged: statuses.length, stored: stored.length }),
    );
    expect(stored).toHaveLength(50);
    // A sales mail and a customer mail each, though three of the customer's at most are sent.
    expect(await app.outbox()).toHaveLength(100);
  });

  it('that is silent is given up by a server, and waited for by migrations and commands', async () => {
    const slow = async (isPatient: boolean): Promise<string> => {
      const databaseUrls = [app.store.env['DATABASE_URL'] ?? ''];
      const database = await openDatabase({ dataDir: '', databaseUrls, silenceMs: 300, isPatient });
      const ended = await database.knex.raw('select pg_sleep(1.5)').then(
        () => 'done',
        () => 'given up',
      );
      await database.close();
      return ended;
    };
    expect(await Promise.all([slow(false), slow(true)])).toEqual(['given up', 'done']);
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

describeApi('a mail that has left and cannot be marked', (engine) => {
  const MINUTE = 60_000;
  let aheadMs = 0;
  let app: TestApp;
  beforeEach(async () => {
    aheadMs = 0;
    app = await startApp({ engine, anyPdf: true, now: () => new Date(Date.now() + aheadMs) });
  });
  afterEach(() => app.close());

  const rename = (from: string, to: string) => app.db.schema.renameTable(from, to);
  /** Two mails, of which one leaves and one is refused for now, while nothing of that can be stored. */
  async function sendUnmarked(): Promise<void> {
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let asked = 0;
    app.mailServer.pause = () => {
      asked += 1;
      return isAnswered;
    };
    app.mailServer.refuse = (recipient) => (recipient === SALES ? undefined : 451);
    await app.post(solarRequest(), { key: newKey() });
    // Both are at the mail server: until then each is looked up once more, and would not leave without its table.
    await expect.poll(() => asked).toBe(2);
    await rename('outbox', 'outbox_elsewhere');
    answer();
    await expect.poll(() => app.logged().split('mail not marked')).toHaveLength(3);
    app.mailServer.refuse = undefined;
  }
  const ids = () => app.mailServer.mails.map(({ mail }) => mail.messageId);

  it('is marked once it can be, and not sent again, though its claim has run out', async () => {
    await sendUnmarked();
    // Without a word more in the log for each further try.
    await sleep(LOCKED_MS);
    expect(app.logged().split('mail not marked')).toHaveLength(3);
    aheadMs = 6 * MINUTE;
    await rename('outbox_elsewhere', 'outbox');
    await app.settled();
    const tries = new Map((await app.outbox()).map(({ event, attempts }) => [event, attempts]));
    expect([tries.get('sales-mail'), tries.get('customer-mail')]).toEqual([1, 2]);
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(2);
  });

  it('is marked by a server that ends, once it can be', async () => {
    await sendUnmarked();
    const stopped = app.services.worker.stop();
    await rename('outbox_elsewhere', 'outbox');
    await stopped;
    const left = new Map((await app.outbox()).map((row) => [row.event, row]));
    expect(left.get('customer-mail')).toMatchObject({ status: 'pending', claim: null });
    expect(left.get('sales-mail')).toMatchObject({ status: 'sent', claim: null });
  });

  it('keeps no server from its end', async () => {
    await sendUnmarked();
    const startedAt = performance.now();
    await app.services.worker.stop();
    expect(performance.now() - startedAt).toBeLessThan(9000);
    await rename('outbox_elsewhere', 'outbox');
  });
});
