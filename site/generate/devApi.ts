import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { ANALYTICS_PATH } from '#contract/common/analytics.ts';
import { API_PAGE_PATH, OPENAPI_PATH } from '#contract/common/wire.ts';

/** A port that is free at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Paths that the API answers, as Vite's proxy takes them; everything else comes from the source of site and widgets. */
export const API_PATHS = [
  '/functions',
  '^/enquiry(/quote-link)?(\\?|$)',
  '/quote/',
  '/appointment/',
  '/newsletter/',
  ANALYTICS_PATH,
  OPENAPI_PATH,
  API_PAGE_PATH,
  '/livez',
  '/readyz',
] as const;

export interface DevPorts {
  readonly site: number;
  readonly partner: number;
  readonly api: number;
  /** The API has a partner port of its own, which nobody uses here: pages on the partner's origin come from source. */
  readonly unused: number;
}

/** The API from its source, started anew at every change, behind the ports that the browser sees. */
export function startApi({ site, partner, api, unused }: DevPorts): ChildProcess {
  const origins = ['localhost', '127.0.0.1'].flatMap((host) => [site, partner].map((port) => `http://${host}:${port}`));
  const env = {
    ...process.env,
    PORT: `${api}`,
    DEMO_PARTNER_PORT: `${unused}`,
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${site}`,
    ALLOWED_ORIGINS: [process.env['ALLOWED_ORIGINS'] ?? '', ...origins].filter(Boolean).join(','),
  };
  return spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'api/server.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
