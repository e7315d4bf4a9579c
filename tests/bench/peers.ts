import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

// What the product is compared with stands in a package of its own: `npm ci` of the project stays light.

export const BENCH_FOLDER = 'tests/bench';
const PACKAGES = path.join(BENCH_FOLDER, 'node_modules');

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })),
});

const versionsIn = (lockFile: string): ReadonlyMap<string, string | undefined> => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
  return new Map(Object.entries(packages).map(([name, { version }]) => [name, version]));
};

/** Whether everything that the lock file names is installed, in that version. */
function isInstalled(): boolean {
  const installed = path.join(PACKAGES, '.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = versionsIn(installed);
  const wanted = [...versionsIn(path.join(BENCH_FOLDER, 'package-lock.json'))].filter(([name]) => name !== '');
  return wanted.every(([name, version]) => present.get(name) === version);
}

/** Installs the peers on first use and after a change of their lock file. @throws when npm fails */
export function installPeers(): void {
  if (isInstalled()) return;
  process.stdout.write('Installing what the product is compared with (tests/bench, once).\n');
  const { status } = spawnSync('npm', ['--prefix', BENCH_FOLDER, 'ci'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm --prefix ${BENCH_FOLDER} ci ended with ${status}`);
}

/** A CommonJS peer. Asked for by name, because the project is checked and built without it. */
export const requirePeer = (name: string): unknown => createRequire(path.resolve(BENCH_FOLDER, 'package.json'))(name);
