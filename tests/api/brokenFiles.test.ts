import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

// Files that go, visitors that go, and what nobody should ask for: the leads that come meanwhile must not notice.

const LOADER = '/widgets/v1/quote-widgets.js';
// More than a connection holds by itself.
const LARGE = '/widgets/v1/large.js';
const BYTES = 30_000_000;

describeApi('files while the server runs', (engine) => {
  let app: TestApp;
  let rootDir: string;
  const placeOf = (address: string): string => path.join(rootDir, 'dist', address);
  beforeAll(async () => {
    rootDir = await mkdtemp(path.join(tmpdir(), 'quotes-files-'));
    await mkdir(placeOf('/widgets/v1'), { recursive: true });
    await mkdir(placeOf('/site'), { recursive: true });
    await writeFile(placeOf(LOADER), 'x'.repeat(1000));
    await writeFile(placeOf('/widgets/v1/gone.js'), 'export {};');
    await writeFile(placeOf(LARGE), Buffer.alloc(BYTES, 'x'));
    app = await startApp({ engine, rootDir });
  });
  afterAll(async () => {
    await app.close();
    await rm(rootDir, { recursive: true });
  });

  it('a file that has gone since the start cuts its connection, and no more', async () => {
    await rm(placeOf('/widgets/v1/gone.js'));
    await expect(app.get('/widgets/v1/gone.js')).rejects.toThrow(/fetch failed|terminated/);
    expect((await app.get(LOADER)).status).toBe(200);
    // What docs/operators.md tells what to do about.
    expect(app.logged()).toContain('"name":"ServedFileError","code":"ENOENT"');
  });

  it('visitors who leave in the middle of a file leave nothing open', async () => {
    const openFiles = async (): Promise<number> => {
      // Where the system does not tell, no file is found open.
      const links = await readdir('/proc/self/fd').catch(() => []);
      const places = await Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')));
      return places.filter((place) => place.endsWith('large.js')).length;
    };
    const { hostname, port } = new URL(app.url);
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
        });
        socket.once('data', () => socket.destroy());
        socket.once('close', () => resolve());
      });
    }
    await expect.poll(openFiles).toBe(0);
    // Who stays gets all of it.
    expect((await app.get(LARGE)).text).toHaveLength(BYTES);
  });

  describe('a part of a file', () => {
    it.each([
      ['bytes=0-9', 206, 10],
      ['bytes=990-', 206, 10],
      ['bytes=2000-', 416, 0],
      ['bytes=-500', 200, 1000],
      ['bytes=5-2', 200, 1000],
      ['bytes=0-1,3-4', 200, 1000],
      ['bytes=0-99999999999999999999', 200, 1000],
      ['lines=1-2', 200, 1000],
      ['bytes=abc', 200, 1000],
    ])('"%s" is answered with %i and %i bytes', async (range, status, bytes) => {
      const answer = await app.get(LOADER, { headers: { Range: range } });
      expect([answer.status, answer.text.length]).toEqual([status, bytes]);
    });

    it('of a file that may be another by now is the whole of it', async () => {
      const answer = await app.get(LOADER, { headers: { Range: 'bytes=500-', 'If-Range': '"an older one"' } });
      expect([answer.status, answer.text.length]).toEqual([200, 1000]);
    });
  });
});
