import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const MOST_PACKAGES = 480;
const MOST_MB = 350;
const BYTES_IN_MB = 1024 * 1024;

const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) });

async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? bytesOf(place) : (await lstat(place)).size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

// What `npm ci` brings. Large tools that only the tests start are in tests/tools.
it('has few packages', async () => {
  const installed = await readFile('node_modules/.package-lock.json', 'utf8');
  expect(Object.keys(lockSchema.parse(JSON.parse(installed)).packages).length).toBeLessThanOrEqual(MOST_PACKAGES);
});

it('is small', async () => {
  // Tools keep what they have worked out in folders with a dot.
  const folders = (await readdir('node_modules')).filter((name) => !name.startsWith('.'));
  const sizes = await Promise.all(folders.map((name) => bytesOf(path.join('node_modules', name))));
  expect(sizes.reduce((sum, size) => sum + size, 0) / BYTES_IN_MB).toBeLessThanOrEqual(MOST_MB);
});
