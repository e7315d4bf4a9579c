import { existsSync } from 'node:fs';
import process from 'node:process';

// `npm start`. The one file that runs without tsx: a server that was installed with `npm ci --omit=dev` has nothing
// that builds, and serves a dist/ from elsewhere.

const SERVER = new URL('../../dist/api/server.js', import.meta.url);

if (existsSync(new URL('../../node_modules/tsx', import.meta.url))) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./runStart.ts');
} else if (existsSync(SERVER)) {
  process.setSourceMapsEnabled(true);
  await import(SERVER.href);
} else {
  console.error(
    'There is no dist/ to serve and nothing to build it with: npm ci --omit=dev, or NODE_ENV=production, leaves that out.\n' +
      'Copy a dist/ that was built elsewhere (cp -RL), or install everything: npm ci --include=dev',
  );
  process.exit(1);
}
