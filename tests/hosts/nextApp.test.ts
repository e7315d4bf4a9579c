import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lookAtBuilderTag, visitWithBuilderTag } from './builderTag.ts';
import { packPackage } from './tryHost.ts';

// In every run: the strictest of the hosts. `next build` checks types, renders the tag on a server, and is React 19.

const { tarball, remove } = packPackage();
afterAll(remove);

test('Next.js: types, server rendering, the code of the tag builder, and a lead from the browser', async () => {
  const { leads, told, built } = await visitWithBuilderTag('next', tarball, lookAtBuilderTag('/builder'));
  const html = readFileSync(path.join(built, 'index.html'), 'utf8');
  expect(html).toContain(
    '<solar-quote partner="pk_demo" customer-type="home"><a href="/solar">Solar</a></solar-quote>',
  );
  expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
  expect(told).toMatch(/^SQ-\d{6}$/);
});
