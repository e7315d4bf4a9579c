import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()), optional: z.optional(z.boolean()) })),
});

const packagesIn = (lockFile: string): z.infer<typeof lockSchema>['packages'] =>
  lockSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8'))).packages;

/** Whether everything that the lock file names is installed, in that version. Optional is what other platforms need. */
function isInstalled(folder: string): boolean {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = packagesIn(installed);
  return Object.entries(packagesIn(path.join(folder, 'package-lock.json'))).every(
    ([name, { version, optional }]) =>
      name === '' || (optional && !present[name]) || present[name]?.version === version,
  );
}

/**
 * Installs a folder's own packages on first use and after a change of its lock file: `npm ci` of the project stays light.
 * @throws when npm fails
 */
export function installOwnPackages(folder: string, what: string): void {
  if (isInstalled(folder)) return;
  process.stdout.write(`Installing ${what} (${folder}, once).\n`);
  const { status } = spawnSync('npm', ['--prefix', folder, 'ci'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  throw new Error(
    `${folder} needs packages that are not installed, and npm --prefix ${folder} ci ended with ${String(status)}. ` +
      'It needs the package registry once; run it where there is a network.',
  );
}

/** How a folder's own packages are found. Asked for by name, because the project is checked and built without them. */
export const requireFrom = (folder: string): NodeJS.Require => createRequire(path.resolve(folder, 'package.json'));
