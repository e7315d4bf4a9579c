import { randomUUID } from 'node:crypto';
import type { Express } from 'express';

/** Made here, never taken from the request: it stands in log lines. */
export function setUpRequestId(app: Express): void {
  app.use((_request, response, next) => {
    const id = randomUUID();
    response.locals['requestId'] = id;
    response.set('X-Request-Id', id);
    next();
  });
}
