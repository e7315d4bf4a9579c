import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { sourceHash, writeStamp } from './sourceStamp.ts';

// The order matters: pages preload the widgets' chunks by the names that their build has given them.
const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
const STEPS = [
  { name: 'widgets', arguments: [...VITE, '--config', 'vite.widgets.config.ts'] },
  { name: 'site and API', arguments: [...VITE, '--app'] },
  { name: 'pages', arguments: ['--enable-source-maps', 'dist/prerender/prerender.js'] },
];

function run({ name, arguments: words }: (typeof STEPS)[number]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) console.error(`The build of ${name} failed.`);
  else process.stdout.write(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return status ?? 1;
}

/** Builds everything below dist/. @returns the exit code of the first step that failed, else 0 */
export function buildAll(): number {
  // Taken first: what changes during a build is built by the next one.
  const hash = sourceHash();
  rmSync('dist', { recursive: true, force: true });
  for (const step of STEPS) {
    const status = run(step);
    if (status !== 0) return status;
  }
  rmSync('dist/prerender', { recursive: true, force: true });
  writeStamp(hash);
  return 0;
}
