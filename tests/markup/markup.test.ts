import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtPages } from '../support/builtSite.ts';
import { installTools } from '../tools/tools.ts';
import { checkMarkup } from './checkMarkup.ts';

const pages = builtPages();
let faults: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  installTools();
  faults = await checkMarkup(pages);
}, 120_000);

test.each(pages)('$address is HTML without a fault', ({ file }) => {
  expect(faults.get(file) ?? []).toEqual([]);
});

test('a fault would be found', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'markup-'));
  const html = '<!doctype html>\n<html lang="en-GB"><title>x</title><body><p><div>y</div></p></body></html>\n';
  await writeFile(path.join(folder, 'x.html'), html);
  const found = await checkMarkup([{ file: 'x.html', address: '/x', html }], folder);
  await rm(folder, { recursive: true });
  expect(found.get('x.html')?.length).toBeGreaterThan(0);
});
