import { closeSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLeads } from '../support/leads.ts';
import { startServer } from '../support/startServer.ts';
import { solarRequest } from './support/solarRequest.ts';

it('takes leads, and ends by itself, where the disk behind its log is full', { timeout: 60_000 }, async () => {
  const fullDisk = openSync('/dev/full', 'w');
  const server = await startServer({ fromSource: true, printTo: fullDisk, env: { RATE_LIMIT: 'off' } });
  try {
    // Their lines fill many blocks: the first have been refused long before the last answer.
    for (let count = 0; count < 100; count += 1) expect((await fetch(`${server.siteUrl}/readyz`)).status).toBe(200);
    const posted = await fetch(`${server.siteUrl}/functions/v1/quote-handler`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(solarRequest()),
    });
    expect(posted.status).toBe(201);
    expect(await server.stop()).toBe(0);
    expect(await readLeads(server.dataDir)).toHaveLength(1);
  } finally {
    await server.remove();
    closeSync(fullDisk);
  }
});
