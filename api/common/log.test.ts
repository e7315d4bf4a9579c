import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog, createLogDestination, flushLog } from './log.ts';

const BLOCK = `${'x'.repeat(4999)}\n`;

let folder: string;
let file: string;
let destination: ReturnType<typeof createLogDestination>;
function openDestination(place: string): void {
  destination = createLogDestination(fs.openSync(place, 'w'));
}
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'quotes-log-'));
  file = path.join(folder, 'log');
});
afterEach(async () => {
  vi.restoreAllMocks();
  // It closes its file by itself. With the file closed behind its back it went on, each second, to write what it held
  // to whatever had got the number of that file since: a connection of another test, before the request.
  const closed = once(destination, 'close');
  destination.destroy();
  await closed;
  fs.rmSync(folder, { recursive: true });
});

it('writes all lines in order, the last of them at exit', async () => {
  openDestination(file);
  const log = createLog({ logLevel: 'info' }, destination);
  for (let count = 0; count < 300; count += 1) log.info({ count }, 'line');
  await flushLog(log);
  destination.flushSync();
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  const counts = lines.map((line) => Number(/"count":(\d+)/.exec(line)?.[1]));
  expect(counts).toEqual(Array.from({ length: 300 }, (_, count) => count));
});

it('keeps what a full disk has refused, and writes it once there is room', async () => {
  openDestination(file);
  const refused = new Promise((resolve) => {
    destination.once('error', resolve);
  });
  vi.spyOn(fs, 'write').mockImplementation((...given: unknown[]) => {
    const done = given.at(-1);
    if (typeof done === 'function') done(Object.assign(new Error('full'), { code: 'ENOSPC' }), 0);
  });
  destination.write(BLOCK);
  await refused;
  vi.restoreAllMocks();
  const written = once(destination, 'drain');
  destination.write('next\n');
  await written;
  destination.flushSync();
  expect(fs.readFileSync(file, 'utf8')).toBe(`${BLOCK}next\n`);
});

it('holds a megabyte for a full disk and drops the rest, and does not wait for room at exit', async () => {
  openDestination('/dev/full');
  const refused = new Promise((resolve) => {
    destination.once('error', resolve);
  });
  let dropped = 0;
  destination.on('drop', () => (dropped += 1));
  for (let count = 0; count < 1000; count += 1) destination.write(BLOCK);
  await refused;
  expect(dropped).toBe(800);
  destination.flushSync();
});
