import { randomUUID } from 'node:crypto';
import type { Express, Response } from 'express';
import type { Log } from '../common/log.ts';
import type { Metrics } from '../common/metrics.ts';

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
  { pattern: /^\/functions\/v1\/(quote-handler|quote-actions|appointments|partner)\/?$/, label: 'functions' },
  { pattern: /^\/quote\/[^/]*\.pdf$/, label: 'quote-pdf' },
  { pattern: /^\/quote\//, label: 'quote' },
  { pattern: /^\/appointment\//, label: 'appointment' },
  { pattern: /^\/enquiry(\/quote-link)?$/, label: 'enquiry' },
  { pattern: /^\/(livez|readyz)$/, label: 'health' },
  { pattern: /^\/widgets\//, label: 'widgets' },
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
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traffic: Traffic;
}

/** One line an answer, from a list of harmless values; a request is never logged as a whole. */
export function setUpLogging(app: Express, { log, metrics, traffic }: LoggingServices): void {
  app.use(({ method, path }, response, next) => {
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
