import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Express } from 'express';
import helmet from 'helmet';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';

const hash = z.string().check(z.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+=*'$/));
const hashesSchema = z.object({ style: z.array(hash), script: z.array(hash) });
type Hashes = z.infer<typeof hashesSchema>;

const YEAR_SECONDS = 31_536_000;
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What the build has inlined into pages; nothing while nothing is built. */
function readHashes(rootDir: string): Hashes {
  const file = path.join(rootDir, 'dist', 'site', 'csp-hashes.json');
  try {
    return hashesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { style: [], script: [] };
    throw new Error(`dist/site/csp-hashes.json: expected {"style":["'sha256-…'"],"script":[…]}`, { cause: error });
  }
}

/** Content-Security-Policy of the site: without unsafe-inline. */
function contentPolicy({ style, script }: Hashes, isTls: boolean): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", ...style],
    'img-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isTls && { 'upgrade-insecure-requests': [] }),
  };
}

const policy = (styleHash: string, formAction: "'none'" | "'self'"): string =>
  `default-src 'none'; style-src '${styleHash}'; img-src 'self' data:; ` +
  `base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** The policy of a page that runs nothing and inlines one style. @param styleHash "sha256-…" */
export const pagePolicy = (styleHash: string): string => policy(styleHash, "'none'");

/** The same for a page with a form. */
export const formPolicy = (styleHash: string): string => policy(styleHash, "'self'");

/** Security headers on every answer, errors and files included. */
export function setUpSecurity(app: Express, { rootDir, publicUrl }: Config): void {
  const isTls = publicUrl.startsWith('https:');
  app.disable('x-powered-by');
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(readHashes(rootDir), isTls) },
      strictTransportSecurity: isTls ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  app.use((_request, response, next) => {
    response.set('Permissions-Policy', PERMISSIONS);
    next();
  });
}
