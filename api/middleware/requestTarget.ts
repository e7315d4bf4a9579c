import type { Express } from 'express';
import { ApiProblem } from '../problem.ts';

/** Requests name a path. A whole address is for proxies, and this server is none. */
export function setUpRequestTarget(app: Express): void {
  app.use((request, _response, next) => {
    const isPath = request.originalUrl.startsWith('/');
    next(isPath ? undefined : new ApiProblem('malformed', 'Send a path, not a whole address.'));
  });
}
