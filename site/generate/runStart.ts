import { spawn } from 'node:child_process';
import { buildAll } from './buildAll.ts';
import { isReady, waitUntilReady, superviseChild } from './children.ts';
import { isBuildFresh, sourceHash } from './sourceStamp.ts';
import { portsOf, whereabouts } from './whereabouts.ts';

// Builds what is missing or out of date, then serves. The built server needs nothing of this:
// where everything is built, `node dist/api/server.js` is the whole start.

if (!isBuildFresh(sourceHash())) {
  process.stdout.write('Building the widgets, the site and the API. The next start is quicker.\n');
  const failed = buildAll();
  if (failed !== 0) process.exit(failed);
}

const { site } = portsOf(process.env);
// An invalid port is reported by the server itself, with everything else that it finds.
const isPort = Number.isInteger(site) && site > 0;
if (isPort && (await isReady(site))) {
  console.error(`A server answers on port ${site} already. Stop it, or choose another port: PORT=3100 npm start`);
  process.exit(1);
}

superviseChild(spawn(process.execPath, ['--enable-source-maps', 'dist/api/server.js'], { stdio: 'inherit' }));
if (isPort) {
  await waitUntilReady(site);
  process.stdout.write(whereabouts(process.env, process.cwd()));
}
