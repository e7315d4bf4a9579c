import cors from 'cors';
import type { Express, Request } from 'express';
import { PARTNER_CHECK_PATH } from '#contract/common/wire.ts';
import { ApiProblem } from '../common/problem.ts';
import { isOurFrame, type FramePasses } from '../partners/framePasses.ts';
import type { OriginWatch } from '../partners/originWatch.ts';
import type { Partners } from '../partners/partners.ts';

const PREFLIGHT_SECONDS = 7200;

/** Paths that pages of other origins may read. */
const SHARED_PATHS = /^\/(functions\/|quote\/[^/]+\.pdf$)/;
const GUARDED_PATHS = /^\/functions\//;

interface CorsServices {
  readonly framePasses: Pick<FramePasses, 'isValid'>;
  readonly partners: Pick<Partners, 'isAllowedOrigin'>;
  readonly originWatch: OriginWatch;
}

const refusal = (origin: string): ApiProblem =>
  new ApiProblem(
    'forbidden-origin',
    origin === 'null'
      ? 'The page has no origin of its own (a sandboxed frame or a file). Put the tag on a page with an https address.'
      : 'This origin is not registered for quotes. Ask us to add the exact origin of the page (scheme, host and port) to your partner key.',
  );

/** A tag asks this wherever it stands, so that it need not let a visitor fill in what could not be sent. */
const isCheck = ({ method, path }: Request): boolean => method === 'GET' && path === PARTNER_CHECK_PATH;

/**
 * Pages of allowed origins may read the answers, errors too. Other pages may send nothing: all they get is the answer
 * of the check and a refusal, which their scripts can read, because a browser tells a page nothing of a request whose
 * preflight failed: it looks like a broken connection. `*` and never credentials: there is nothing of anybody's in it.
 * Requests without an Origin (servers, our own tests) pass: an origin is no secret and proves nothing about a program.
 */
export function setUpCors(app: Express, { framePasses, partners, originWatch }: CorsServices): void {
  const share = (otherwise: '*' | false) =>
    cors({
      origin: (origin, answer) => answer(null, origin !== undefined && (partners.isAllowedOrigin(origin) || otherwise)),
      methods: ['GET', 'POST'],
      allowedHeaders: ['Content-Type', 'Authorization', 'Idempotency-Key'],
      exposedHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: PREFLIGHT_SECONDS,
      optionsSuccessStatus: 204,
    });
  const shareWithAll = share('*');
  const shareWithAllowed = share(false);
  app.use((request, response, next) => {
    if (!SHARED_PATHS.test(request.path)) {
      next();
      return;
    }
    response.vary('Origin');
    (GUARDED_PATHS.test(request.path) ? shareWithAll : shareWithAllowed)(request, response, next);
  });
  app.use(async (request, _response, next) => {
    const { origin } = request.headers;
    const isGuarded = GUARDED_PATHS.test(request.path) && !isCheck(request);
    const isKnown = !isGuarded || origin === undefined || partners.isAllowedOrigin(origin);
    if (isKnown || (await isOurFrame(request, framePasses))) {
      next();
      return;
    }
    originWatch.note(origin, 'request');
    next(refusal(origin));
  });
}
