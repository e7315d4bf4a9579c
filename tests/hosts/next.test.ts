import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildHost, packPackage, visitHost } from './tryHost.ts';

// In every run: the strictest of the hosts. `next build` checks types, renders the tag on a server, and is React 19.

const { tarball, remove } = packPackage();
afterAll(remove);

test('Next.js: types, server rendering, and a lead from the browser', async () => {
  const built = buildHost('next', tarball);
  const html = readFileSync(path.join(built, 'index.html'), 'utf8');
  expect(html).toContain(
    '<solar-quote partner="pk_demo" customer-type="home"><a href="/solar">Solar</a></solar-quote>',
  );
  const { leads, told } = await visitHost(built);
  expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
  expect(told).toMatch(/^SQ-\d{6}$/);
});
