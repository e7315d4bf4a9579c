import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { sourceHash, writeStamp } from './sourceStamp.ts';

// The order matters: pages preload the widgets' chunks by the names that their build has given them.
const STEPS = [
  { name: 'widgets', arguments: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.widgets.config.ts'] },
  { name: 'site and API', arguments: ['node_modules/vite/bin/vite.js', 'build', '--app'] },
  { name: 'pages', arguments: ['--enable-source-maps', 'dist/prerender/prerender.js'] },
];

/** Builds everything below dist/. @returns the exit code of the first step that failed, else 0 */
export function buildAll(): number {
  // Taken first: what changes during a build is built by the next one.
  const hash = sourceHash();
  rmSync('dist', { recursive: true, force: true });
  for (const step of STEPS) {
    const { status } = spawnSync(process.execPath, step.arguments, { stdio: 'inherit' });
    if (status === 0) continue;
    console.error(`The build of ${step.name} failed.`);
    return status ?? 1;
  }
  rmSync('dist/prerender', { recursive: true, force: true });
  writeStamp(hash);
  return 0;
}
