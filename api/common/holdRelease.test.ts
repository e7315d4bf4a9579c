import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { holderOf } from '#contract/common/releaseMark.ts';
import { holdRelease } from './holdRelease.ts';

test('a release names the process that serves it, as long as it does', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quotes-release-'));
  const letGo = await holdRelease(folder);
  expect((await readdir(folder)).map(holderOf)).toEqual([process.pid]);
  await letGo();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a folder that cannot be written keeps nobody from starting, and from stopping', async () => {
  const letGo = await holdRelease('/proc/no-such-release');
  await expect(letGo()).resolves.toBeUndefined();
});
