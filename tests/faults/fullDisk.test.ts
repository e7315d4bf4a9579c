import { execFile } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { solarRequest } from '../api/support/solarRequest.ts';
import { newKey } from '../api/support/startApp.ts';
import { post } from '../load/killNine.ts';
import { readLeads, readOutbox } from '../support/leads.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';

/** No file of the server may grow beyond so many bytes: a quota, as the system itself knows it. */
const limitFiles = ({ pid }: RunningServer, bytes: number | 'unlimited') =>
  promisify(execFile)('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:unlimited`]);

const takes = async ({ siteUrl }: RunningServer): Promise<boolean> => {
  const key = newKey();
  return (await post(siteUrl, key, `${key}@example.com`)) !== undefined;
};

it('takes leads, and ends by itself, where the disk behind its log is full', async () => {
  const fullDisk = openSync('/dev/full', 'w');
  const server = await startServer({ fromSource: true, printTo: fullDisk, env: { RATE_LIMIT: 'off' } });
  const readyStatus = async () => (await fetch(`${server.siteUrl}/readyz`)).status;
  const isSent = async () => (await readOutbox(server.dataDir)).every(({ status }) => status === 'sent');
  try {
    // Their lines fill many blocks: the first have been refused long before the last answer.
    for (let count = 0; count < 100; count += 1) expect(await readyStatus()).toBe(200);
    expect(await takes(server)).toBe(true);
    await expect.poll(isSent).toBe(true);
    // The disk behind the leads is full as well: nothing is promised until there is room.
    await limitFiles(server, (await stat(path.join(server.dataDir, 'leads.sqlite-wal'))).size);
    const refused = await fetch(`${server.siteUrl}/functions/v1/quote-handler`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(solarRequest()),
    });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    await expect.poll(readyStatus).toBe(503);
    await limitFiles(server, 'unlimited');
    expect(await takes(server)).toBe(true);
    await expect.poll(readyStatus).toBe(200);
    await expect.poll(isSent).toBe(true);
    expect(await server.stop()).toBe(0);
    expect(await readLeads(server.dataDir)).toHaveLength(2);
  } finally {
    await server.remove();
    closeSync(fullDisk);
  }
});
