import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOf } from '#contract/common/releaseMark.ts';
import { buildAll, type BuildOptions } from './buildAll.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quotes-build-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const WRITE = `require('node:fs').writeFileSync(process.env.BUILD_FOLDER + '/page.html', process.argv[1])`;
const writes = (text: string) => ({ name: text, command: () => ['--eval', WRITE, text] });
const fails = { name: 'what fails', command: () => ['--eval', 'process.exit(3)'] };

const page = (): string => readFileSync(path.join(root, 'dist/page.html'), 'utf8');
const releases = (): string[] => readdirSync(path.join(root, 'releases'));
const build = (...steps: NonNullable<BuildOptions['steps']>): number => buildAll({ root, steps });

test('a build takes the place of the one before when all of it is there', () => {
  expect(build(writes('first'))).toBe(0);
  expect(page()).toBe('first');
  expect(build(writes('second'))).toBe(0);
  expect(page()).toBe('second');
});

test('a build that fails leaves the site as it was, and nothing else', () => {
  build(writes('first'));
  expect(build(writes('second'), fails)).toBe(3);
  expect(page()).toBe('first');
  expect(releases()).toHaveLength(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('stays as it was'));
});

test('what a server has opened stays while the next is built, and the last three stay', () => {
  build(writes('first'));
  const opened = realpathSync(path.join(root, 'dist'));
  build(writes('second'));
  build(writes('third'));
  expect(readFileSync(path.join(opened, 'page.html'), 'utf8')).toBe('first');
  build(writes('fourth'));
  expect([existsSync(opened), releases().length, page()]).toEqual([false, 3, 'fourth']);
});

test('what a server still serves stays however many builds follow, and goes when that has been killed', () => {
  build(writes('first'));
  const served = realpathSync(path.join(root, 'dist'));
  writeFileSync(path.join(served, markOf(process.pid)), '');
  build(writes('second'));
  const killed = realpathSync(path.join(root, 'dist'));
  writeFileSync(path.join(killed, markOf(spawnSync(process.execPath, ['--version']).pid)), '');
  for (const text of ['third', 'fourth', 'fifth', 'sixth']) build(writes(text));
  expect([existsSync(served), existsSync(killed), releases().length]).toEqual([true, false, 4]);
});

test('a folder that an earlier version has built makes way', () => {
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/page.html'), 'before');
  build(writes('first'));
  expect(page()).toBe('first');
});
