import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLighthouse, UNTIMED } from '../support/lighthouse.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import { installTools } from '../tools/tools.ts';

// One page of each make: a landing page, a funnel, a text. All others, and how fast they are: npm run bench:site.
const SAMPLE = ['/', '/solar-quote', '/privacy-policy'];

let server: RunningServer;
beforeAll(async () => {
  installTools();
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.remove());

test.each(SAMPLE)('%s has nothing to improve in what is no matter of time', async (path) => {
  const { accessibility, bestPractices, seo, faults } = await askLighthouse(server.siteUrl + path, UNTIMED);
  expect({ accessibility, bestPractices, seo, faults }).toEqual({
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    faults: [],
  });
});
