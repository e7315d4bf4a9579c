import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFiles } from './keptFiles.ts';

let root: string;
let number = 0;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quotes-kept-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A release with these files, as a server serves it from its own folder. */
function serve(files: Readonly<Record<string, string>>, limits?: Parameters<typeof keepFiles>[2]): string {
  number += 1;
  const built = path.join(root, `release-${number}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
    writeFileSync(path.join(built, name), text);
  }
  return keepFiles(built, path.join(root, 'data'), limits);
}

const chunk = (name: string, bytes = 100): Record<string, string> => ({
  [`widgets/v1/chunks/${name}.js`]: 'x'.repeat(bytes),
});
const hasChunk = (store: string, name: string): boolean => existsSync(path.join(store, `widgets/v1/chunks/${name}.js`));

test('chunks, assets and versions outlive their release; the loader, pages and source maps do not', () => {
  const store = serve({
    ...chunk('solar-aaaaaa'),
    'site/assets/main-abcdef12.js': 'main',
    'site/index.html': 'page',
    'widgets/v1/quote-widgets.js': 'loader',
    'widgets/v1/chunks/solar-aaaaaa.js.map': 'map',
    'widgets/0.1.0-11111111/quote-widgets.js': 'pinned',
    'widgets/0.1.0-11111111/chunks/solar-aaaaaa.js': 'the same as in v1',
  });
  serve(chunk('solar-bbbbbb'));
  const names = [
    'widgets/v1/chunks/solar-aaaaaa.js',
    'widgets/v1/chunks/solar-bbbbbb.js',
    'assets/main-abcdef12.js',
    'widgets/0.1.0-11111111/quote-widgets.js',
  ];
  for (const name of names) expect(existsSync(path.join(store, name)), name).toBe(true);
  for (const name of ['index.html', 'widgets/v1/quote-widgets.js', 'widgets/v1/chunks/solar-aaaaaa.js.map'])
    expect(existsSync(path.join(store, name)), name).toBe(false);
});

test('an address never answers with other bytes', () => {
  const version = 'widgets/0.1.0-11111111/quote-widgets.js';
  const store = serve({ [version]: 'first' });
  serve({ [version]: 'second' });
  expect(readFileSync(path.join(store, version), 'utf8')).toBe('first');
});

test('the last releases stay whatever they weigh; older ones go when all together weigh too much', async () => {
  const limits = { leastReleases: 2, mostBytes: 350 };
  const names = ['one', 'two', 'three', 'four'];
  let store = '';
  for (const name of names) {
    store = serve({ ...chunk(name), ...chunk('shared') }, limits);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // Three with what they share weigh 400.
  expect(names.map((name) => hasChunk(store, name))).toEqual([false, false, true, true]);
  expect(hasChunk(store, 'shared')).toBe(true);
  store = serve(chunk('large', 5000), limits);
  expect(['three', 'four', 'large'].map((name) => hasChunk(store, name))).toEqual([false, true, true]);
});

test('going back to an earlier release makes it the newest', async () => {
  const limits = { leastReleases: 1, mostBytes: 150 };
  let store = '';
  for (const name of ['one', 'two', 'one']) {
    store = serve(chunk(name), limits);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect([hasChunk(store, 'one'), hasChunk(store, 'two')]).toEqual([true, false]);
});

test('what another process is just copying stays; what one left half done goes', () => {
  const store = serve(chunk('solar'));
  const part = path.join(store, 'widgets/v1/chunks/ev.js.4711.part');
  writeFileSync(part, 'half');
  serve(chunk('solar'));
  expect(existsSync(part)).toBe(true);
  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(part, twoHoursAgo, twoHoursAgo);
  serve(chunk('solar'));
  expect(existsSync(part)).toBe(false);
});

test('where nothing is built nothing is kept, and what was kept stays', () => {
  const store = serve(chunk('solar'));
  expect(keepFiles(path.join(root, 'nothing'), path.join(root, 'data'))).toBe(store);
  expect(hasChunk(store, 'solar')).toBe(true);
});
