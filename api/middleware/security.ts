import type { Express } from 'express';
import helmet from 'helmet';
import { company } from '#contract/common/company.ts';
import type { Analytics, Config } from '../config/config.ts';

const YEAR_SECONDS = 31_536_000;
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What a measuring script needs: to run, and to send with requests and pictures. */
function measuring(analytics: Analytics | undefined): { scripts: string[]; sinks: string[] } {
  if (!analytics) return { scripts: [], sinks: [] };
  const { origin } = new URL(analytics.script);
  return { scripts: [origin], sinks: [...new Set([origin, ...analytics.origins])] };
}

/** Content-Security-Policy of the site: without unsafe-inline. A page adds what stands in it: see inlined.ts. */
function contentPolicy(isTls: boolean, analytics: Analytics | undefined): Record<string, string[]> {
  const { scripts, sinks } = measuring(analytics);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...sinks],
    ...(sinks.length > 0 && { 'connect-src': ["'self'", ...sinks] }),
    // The map of the office, and only after a press.
    'frame-src': ["'self'", company.map.origin],
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
export function setUpSecurity(app: Express, { publicUrl, analytics }: Config): void {
  const isTls = publicUrl.startsWith('https:');
  app.disable('x-powered-by');
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(isTls, analytics) },
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
