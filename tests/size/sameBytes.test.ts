import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildingInto } from '../../site/generate/buildFolder.ts';

// A pinned version is the hash of its bytes: whoever builds the same commit must come to the same version, or a second
// server would answer a pinned tag with 404. The build in dist is the first one, this makes the second in another folder.

const BUILD = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--config', 'vite.widgets.config.ts'];
const LIMIT_MS = 240_000;

const folder = mkdtempSync(path.join(tmpdir(), 'quotes-second-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Hashes of all files below a folder, by path. */
const bytesBelow = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [path.relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

test('two builds of one commit have the same bytes, maps and compressed copies included', { timeout: LIMIT_MS }, () => {
  // In a process of its own: what runs tests sets variables that a build reads.
  const { NODE_ENV: _tests, VITEST: _runner, ...env } = buildingInto(folder);
  execFileSync(process.execPath, BUILD, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const second = bytesBelow(path.join(folder, 'widgets'));
  expect(Object.keys(second).length).toBeGreaterThan(100);
  expect(second).toEqual(bytesBelow('dist/widgets'));
});

test('no file of the widgets says where it was built', () => {
  const files = Object.keys(bytesBelow('dist/widgets/v1')).filter((name) => /\.(map|js|css|json)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  const here = process.cwd();
  expect(files.filter((name) => readFileSync(path.join('dist/widgets/v1', name), 'utf8').includes(here))).toEqual([]);
});
