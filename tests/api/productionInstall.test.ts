import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../support/freePorts.ts';

const LIMIT_MS = 180_000;
const SOURCES = ['api', 'site', 'widgets', 'public', 'package.json', 'tsconfig.json', 'package-lock.json'];
const CONFIGS = ['vite.config.ts', 'vite.widgets.config.ts'];

interface LockEntry {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const root = mkdtempSync(path.join(tmpdir(), 'quotes-production-'));
let server: ChildProcess | undefined;

/** What `npm ci --omit=dev` installs, of what is installed here. */
function linkProductionPackages(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
  const isTopLevel = (place: string): boolean => place.lastIndexOf('node_modules/') === 0;
  for (const [place, { dev, devOptional }] of Object.entries(packages)) {
    if (!isTopLevel(place) || dev || devOptional) continue;
    const link = path.join(root, place);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve(place), link, 'dir');
  }
}

beforeAll(() => {
  for (const name of [...SOURCES, ...CONFIGS]) cpSync(name, path.join(root, name), { recursive: true });
  linkProductionPackages();
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

it(
  'npm start builds and serves in production, without the packages that only tests need',
  { timeout: LIMIT_MS },
  async () => {
    const [port] = await freePorts(1);
    // A variable of the test runner's own would be taken for this server's.
    const env = { ...process.env, NODE_ENV: 'production', MAIL: 'files', PORT: String(port), BUILD_FOLDER: undefined };
    server = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += String(chunk)));
    const ended = new Promise<number | null>((resolve) => server?.once('exit', resolve));
    const ready = async (): Promise<boolean> =>
      (await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok ?? false;
    while (!(await ready())) {
      const exitCode = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 200, 'running'))]);
      if (exitCode !== 'running') throw new Error(`npm start ended with ${String(exitCode)}:\n${printed}`);
    }
    const page = await fetch(`http://localhost:${port}/solar-quote`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<solar-quote')]);
    server.kill('SIGTERM');
    await ended;
  },
);
