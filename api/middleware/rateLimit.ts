import type { RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import { quantity } from '#contract/common/numbers.ts';
import { ApiProblem } from '../common/problem.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { createSharedCounts } from './sharedCounts.ts';

/** Counts requests by address and form. @param formOf a name from a closed list: each is counted by itself */
export type LimitRate = (formOf: (response: Response) => string) => RequestHandler;

const pass: RequestHandler = (_request, _response, next) => next();

const resetSeconds = (info: unknown): number => {
  const reset = typeof info === 'object' && info !== null && 'resetTime' in info ? info.resetTime : undefined;
  return reset instanceof Date ? Math.max(1, Math.ceil((reset.getTime() - Date.now()) / 1000)) : 1;
};

/** Limits that hold for all processes that share a database; for the only one of a SQLite file they are in memory. */
export function createLimitRate({ rateLimit: rate }: Pick<Config, 'rateLimit'>, database: Database): LimitRate {
  if (rate === 'off') return () => pass;
  const store: Store | undefined = database.dialect.isSingleProcess ? undefined : createSharedCounts(database, rate);
  return (formOf) =>
    rateLimit({
      limit: rate.count,
      windowMs: rate.windowMs,
      ...(store && { store }),
      legacyHeaders: false,
      standardHeaders: false,
      // Its checks write to the console; what they look for (a forwarded address nobody trusts) is meant here.
      validate: false,
      keyGenerator: (request, response) => `${ipKeyGenerator(request.ip ?? 'unknown')} ${formOf(response)}`,
      handler: (request, _response, next) => {
        const seconds = resetSeconds('rateLimit' in request ? request.rateLimit : undefined);
        const headers = { 'Retry-After': String(seconds) };
        next(
          new ApiProblem('too-many-requests', `Please wait ${quantity(seconds, 'second')} and try again.`, { headers }),
        );
      },
    });
}
