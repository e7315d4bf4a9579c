import { spawn } from 'node:child_process';
import { buildAll } from './build.ts';
import { isBuildFresh, sourceHash } from './sourceStamp.ts';
import { superviseChild } from './superviseChild.ts';
import { waitUntilReady } from './waitUntilReady.ts';
import { portsOf, whereabouts } from './whereabouts.ts';

// Builds what is missing or out of date, then serves. The built server needs nothing of this:
// where everything is built, `node dist/api/server.js` is the whole start.

if (!isBuildFresh(sourceHash())) {
  process.stdout.write('Building the widgets, the site and the API. The next start is quicker.\n');
  const failed = buildAll();
  if (failed !== 0) process.exit(failed);
}

const child = spawn(process.execPath, ['--enable-source-maps', 'dist/api/server.js'], { stdio: 'inherit' });
superviseChild(child);
await waitUntilReady(portsOf(process.env).site);
process.stdout.write(whereabouts(process.env, process.cwd()));
