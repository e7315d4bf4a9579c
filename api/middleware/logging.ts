import { randomUUID } from 'node:crypto';
import type { Express, Response } from 'express';
import type { Log } from '../common/log.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Config } from '../config/config.ts';

/** Made here, never taken from the request: it stands in log lines. */
export function setUpRequestId(app: Express): void {
  app.use((_request, response, next) => {
    const id = randomUUID();
    response.locals['requestId'] = id;
    response.set('X-Request-Id', id);
    next();
  });
}

const ROUTES: readonly { readonly pattern: RegExp; readonly label: string }[] = [
  { pattern: /^\/functions\/v1\/(quote-handler|quote-actions|appointments|partner|counts)\/?$/, label: 'functions' },
  { pattern: /^\/quote\/[^/]*\.pdf$/, label: 'quote-pdf' },
  { pattern: /^\/quote\//, label: 'quote' },
  { pattern: /^\/appointment\//, label: 'appointment' },
  { pattern: /^\/desk(\/|$)/, label: 'desk' },
  { pattern: /^\/statement\//, label: 'statement' },
  { pattern: /^\/enquiry(\/quote-link)?$/, label: 'enquiry' },
  { pattern: /^\/(livez|readyz)$/, label: 'health' },
  { pattern: /^\/widgets\//, label: 'widgets' },
  { pattern: /^\/embed\//, label: 'embed' },
  { pattern: /^\/assets\//, label: 'assets' },
];

// The path itself may hold a token or whatever a stranger types: only its kind is logged.
function labelOf(path: string): string {
  const route = ROUTES.find(({ pattern }) => pattern.test(path));
  if (route?.label === 'functions') return path.replace(/^.*\/v1\//, '').replace(/\/$/, '');
  return route?.label ?? 'site';
}

/** Requests that are being answered. */
export interface Traffic {
  inFlight: number;
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

interface Answered {
  readonly method: string;
  readonly path: string;
  readonly response: Response;
  readonly startedAt: bigint;
}

function line({ method, path, response, startedAt }: Answered) {
  return {
    requestId: String(response.locals['requestId']),
    method: METHODS.includes(method) ? method : 'other',
    route: labelOf(path),
    status: response.statusCode,
    ms: Number((process.hrtime.bigint() - startedAt) / 1_000_000n),
  };
}

export interface LoggingServices {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traffic: Traffic;
}

const UNTRUSTED =
  'X-Forwarded-For arrives and TRUST_PROXY is not set: behind a proxy all visitors share its address, and its limits';

/** One line an answer, from a list of harmless values; a request is never logged as a whole. */
export function setUpLogging(app: Express, { config, log, metrics, traffic }: LoggingServices): void {
  let isProxyNoted = config.trustProxy.length > 0;
  app.use(({ method, path, headers }, response, next) => {
    // Once: anybody may send it.
    if (!isProxyNoted && headers['x-forwarded-for'] !== undefined) {
      isProxyNoted = true;
      log.warn(UNTRUSTED);
    }
    const startedAt = process.hrtime.bigint();
    traffic.inFlight += 1;
    response.once('close', () => {
      traffic.inFlight -= 1;
      const entry = line({ method, path, response, startedAt });
      metrics.countAnswer(entry.route, entry.status);
      if (!response.writableFinished) log.info({ ...entry, status: 'closed by peer' }, 'request');
      else if (entry.status >= 500) log.warn(entry, 'request');
      else log.info(entry, 'request');
    });
    next();
  });
}
