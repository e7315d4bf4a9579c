import cors from 'cors';
import type { Express } from 'express';
import type { Partners } from '../partners/partners.ts';
import { ApiProblem } from '../problem.ts';

const PREFLIGHT_SECONDS = 7200;

/** Paths that pages of other origins may read. */
const SHARED_PATHS = /^\/(functions\/|quote\/[^/]+\.pdf$)/;
const GUARDED_PATHS = /^\/functions\//;

const refusal = (origin: string): ApiProblem =>
  new ApiProblem(
    'forbidden-origin',
    origin === 'null'
      ? 'The page has no origin of its own (a sandboxed frame or a file). Put the tag on a page with an https address.'
      : 'This origin is not registered for quotes. Ask us to add the exact origin of the page (scheme, host and port) to your partner key.',
  );

/**
 * Pages of allowed origins may read the answers, errors too; other origins are told why not. Requests without an
 * Origin (servers, our own tests) pass: an origin is no secret and proves nothing about a program.
 */
export function setUpCors(app: Express, partners: Partners): void {
  const share = cors({
    origin: (origin, answer) => answer(null, origin !== undefined && partners.isAllowedOrigin(origin)),
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Authorization', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
    optionsSuccessStatus: 204,
  });
  app.use((request, response, next) => {
    if (!SHARED_PATHS.test(request.path)) {
      next();
      return;
    }
    response.vary('Origin');
    share(request, response, next);
  });
  app.use((request, _response, next) => {
    const { origin } = request.headers;
    const isRefused = origin !== undefined && GUARDED_PATHS.test(request.path) && !partners.isAllowedOrigin(origin);
    next(isRefused ? refusal(origin) : undefined);
  });
}
