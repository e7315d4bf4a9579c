import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildingInto, CURRENT } from './buildFolder.ts';
import { dropRelease, goLive, openRelease } from './releases.ts';
import { sourceHash, writeStamp } from './sourceStamp.ts';

/** A part of a build: a programme for Node that writes into the folder of the build. */
interface Step {
  readonly name: string;
  readonly command: (folder: string) => readonly string[];
}

// The order matters: pages preload the widgets' chunks by the names that their build has given them.
const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
const STEPS: readonly Step[] = [
  { name: 'widgets', command: () => [...VITE, '--config', 'vite.widgets.config.ts'] },
  { name: 'site and API', command: () => [...VITE, '--app'] },
  { name: 'pages', command: (folder) => ['--enable-source-maps', `${folder}/prerender/prerender.js`] },
];

export interface BuildOptions {
  /** Folder of the project. */
  readonly root?: string;
  readonly steps?: readonly Step[];
}

function run({ name, command }: Step, root: string, folder: string): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command(folder), {
    stdio: 'inherit',
    cwd: root,
    env: buildingInto(folder),
  });
  if (status !== 0) console.error(`The build of ${name} failed. What was built before stays as it was.`);
  else process.stdout.write(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return status ?? 1;
}

/**
 * Builds everything into a folder of its own, which takes the place of dist/ when all of it is there.
 * @returns the exit code of the first step that failed, else 0
 */
export function buildAll({ root = '.', steps = STEPS }: BuildOptions = {}): number {
  // Taken first: what changes during a build is built by the next one.
  const hash = sourceHash();
  const folder = openRelease(root);
  for (const step of steps) {
    const status = run(step, root, folder);
    if (status === 0) continue;
    dropRelease(root, folder);
    return status;
  }
  rmSync(path.join(root, folder, 'prerender'), { recursive: true, force: true });
  writeStamp(path.join(root, folder), hash);
  goLive(root, CURRENT, folder);
  return 0;
}
