import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLighthouse } from '../support/lighthouse.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import { installTools } from '../tools/tools.ts';

// One page of each make: a landing page, a funnel, a text. All others: npm run bench:site.
const SAMPLE = ['/', '/solar-quote', '/privacy-policy'];

let server: RunningServer;
beforeAll(async () => {
  installTools();
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.remove());

test.each(SAMPLE)('%s has nothing to improve in what is no matter of time', async (path) => {
  const report = await askLighthouse(server.siteUrl + path);
  // Printed, not asserted: a busy machine makes a fast page look slow.
  console.warn(`${path}: performance ${report.performance}, largest paint ${Math.round(report.lcpMs)} ms`);
  const { accessibility, bestPractices, seo, faults } = report;
  expect({ accessibility, bestPractices, seo, faults }).toEqual({
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    faults: [],
  });
});
