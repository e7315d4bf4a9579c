import { mkdtemp, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/db/client.ts';
import { holdDataFolder } from '../../api/db/dataFolder.ts';
import { migrate } from '../../api/db/migrate.ts';
import { noteClosed } from '../../api/db/sqliteFile.ts';
import { solarRequest } from '../api/support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../api/support/startApp.ts';
import { allTaken, readyState, survive } from './support/survive.ts';
import { whereReadOnly } from './support/whereReadOnly.ts';

describe('the file of a running server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine: 'sqlite', anyPdf: true, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());
  const fileOf = ({ dataDir }: TestApp): string => path.join(dataDir, 'leads.sqlite');

  it('that is deleted: nothing is acknowledged that nobody will find, until it is put back', async () => {
    await survive(app, 'a file that is deleted', {
      begin: async (server) => {
        await rename(fileOf(server), `${fileOf(server)}.away`);
      },
      during: async ({ answers }) => {
        for (const { status, body } of await answers) expect([status, body.code]).toEqual([503, 'busy']);
        await expect.poll(async () => (await readyState(app)).status).toBe('file-gone');
      },
      end: (server) => rename(`${fileOf(server)}.away`, fileOf(server)),
    });
    await expect.poll(async () => (await readyState(app)).status).toBe('ready');
  });

  it('in a folder that turns read-only takes leads as before: it is open already', async () => {
    const { sentTwice } = await survive(app, 'a folder that turns read-only', {
      begin: () => undefined,
      during: (scene) => whereReadOnly(app.dataDir, () => allTaken(scene)),
      end: () => undefined,
    });
    expect(sentTwice).toBe(0);
  });

  it('is read by nobody else, nor is what stands beside it', async () => {
    await app.post(solarRequest(), { key: newKey() });
    for (const name of ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm']) {
      expect((await stat(path.join(app.dataDir, name))).mode & 0o777, name).toBe(0o600);
    }
  });
});

describe('a folder for mails', () => {
  it('that cannot be written keeps the leads, and has their mails once it can', async () => {
    const app = await startApp({ engine: 'sqlite', anyPdf: true, env: { SMTP_URL: '' } });
    const folder = path.join(app.dataDir, 'mail');
    await writeFile(folder, 'in the way');
    expect((await app.post(solarRequest(), { key: newKey() })).status).toBe(201);
    await expect.poll(app.logged).toContain('"reason":"file","outcome":"retry","msg":"mail not sent"');
    await rm(folder);
    await expect.poll(async () => (await app.outbox()).every(({ status }) => status === 'sent')).toBe(true);
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(2);
    await app.close();
  });
});

describe('the start', () => {
  let dataDir: string;
  let file: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-damaged-'));
    file = path.join(dataDir, 'leads.sqlite');
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const makeWhole = async (): Promise<void> => {
    const whole = await openDatabase({ dataDir });
    await migrate(whole, new Date());
    await whole.close();
  };

  /** Makes a page in the middle of a file of ours one that is none. */
  const spoil = async (): Promise<void> => {
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(4096, 'rubbish'), 0, 4096, 4096);
    await handle.close();
  };

  it('names a file that is damaged, leaves it as it is, and says what to do with it', async () => {
    const rubbish = Buffer.alloc(8192, 'not a database ');
    await writeFile(file, rubbish);
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /leads\.sqlite is damaged.*last backup.*"quotes restore <backup> --yes", which moves .* -wal and -shm/,
    );
    expect(await readFile(file)).toEqual(rubbish);
    await rm(file);
    await makeWhole();
    await spoil();
    await expect(openDatabase({ dataDir })).rejects.toThrow(/leads\.sqlite is damaged/);
  });

  it('reads a whole file, unless its server ended in order and nothing has touched it since', async () => {
    await makeWhole();
    const start = () => openDatabase({ dataDir, fileCheck: 'unless-closed' });
    const isNoted = async (): Promise<boolean> => (await readdir(dataDir)).includes('leads.sqlite-closed');
    const served = await start();
    expect(await isNoted()).toBe(false);
    await served.close();
    expect(await isNoted()).toBe(true);
    // Spoiled behind its back: the only way to tell a start that has not looked from one that has.
    const setTime = () => utimes(file, 1_700_000_000, 1_700_000_000);
    await setTime();
    await noteClosed(file);
    await spoil();
    await setTime();
    const trusting = await start();
    // A crash would leave none.
    expect(await isNoted()).toBe(false);
    await expect(trusting.knex('migrations').select('*')).rejects.toThrow('SQLITE_CORRUPT');
    await trusting.close();
    // It has met the damage.
    expect(await isNoted()).toBe(false);
    await expect(start()).rejects.toThrow(/leads\.sqlite is damaged/);
    await noteClosed(file);
    await utimes(file, 1_700_000_000, 1_700_000_001);
    await expect(start()).rejects.toThrow(/leads\.sqlite is damaged/);
  });

  it('says that a folder cannot be written, and to whom it should belong', async () => {
    const words = /quotes-damaged-\S+ or a file in it cannot be written \(\w+\)\. Give both to the user/;
    await whereReadOnly(dataDir, async () => {
      await expect(holdDataFolder(dataDir)).rejects.toThrow(words);
      await expect(openDatabase({ dataDir })).rejects.toThrow(words);
    });
    await makeWhole();
    await whereReadOnly(file, () => expect(openDatabase({ dataDir })).rejects.toThrow(words));
    // And is done where it can.
    await makeWhole();
  });
});
