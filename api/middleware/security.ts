import type { ClientRequest } from 'node:http';
import type { Express, RequestHandler, Response } from 'express';
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
  `default-src 'none'; style-src '${styleHash}'; img-src 'self' data:; font-src 'self'; ` +
  `base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** The policy of a page that runs nothing and inlines one style. @param styleHash "sha256-…" */
export const pagePolicy = (styleHash: string): string => policy(styleHash, "'none'");

/** The same for a page with a form. */
export const formPolicy = (styleHash: string): string => policy(styleHash, "'self'");

/** Security headers of a document on every answer; `asSubresources` makes the one exception. */
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

// Loaded by pages; opened by itself it is shown as text or as a picture, and nothing in it runs. Whatever is not named
// here is a document: HTML, SVG, XML, and what nobody has thought of yet.
const SUBRESOURCE = /\.(avif|css|ico|jpe?g|js|json|map|png|webp|woff2)$/;

/**
 * What means something for a subresource; the file server adds what says how to read it and how long to keep it.
 * Referrer-Policy would count for what a script or style loads: ours is what browsers do without one.
 */
const SUBRESOURCE_HEADERS: ReadonlySet<string> = new Set([
  'access-control-allow-origin',
  'connection',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

// Names as they were set; Node's types know of them for requests only.
const namesOf = (response: Response): string[] =>
  (response as Response & Pick<ClientRequest, 'getRawHeaderNames'>).getRawHeaderNames();

/** Takes the headers off that a subresource has no use for. @returns what puts them back */
function reduceHeaders(response: Response): () => void {
  const others = namesOf(response).filter((name) => !SUBRESOURCE_HEADERS.has(name.toLowerCase()));
  const taken = new Map(others.map((name) => [name, response.getHeader(name) ?? '']));
  for (const name of others) response.removeHeader(name);
  return () => void response.setHeaders(taken);
}

/**
 * Lets a file server answer scripts, styles and pictures with the few headers that mean something for them, 304 and HEAD
 * included. What it does not have is answered by somebody else, as a document.
 */
export const asSubresources =
  (files: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (!SUBRESOURCE.test(request.path)) return files(request, response, next);
    const putBack = reduceHeaders(response);
    return files(request, response, () => {
      putBack();
      next();
    });
  };
