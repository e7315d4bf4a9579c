import type { Express, Request } from 'express';
import { ApiProblem } from '../common/problem.ts';

function wrongTarget({ originalUrl, httpVersion, headersDistinct }: Request): string | undefined {
  // Whoever stands between may read another address into it than we do.
  if (!originalUrl.startsWith('/')) return 'Send a path, not a whole address.';
  const hosts = headersDistinct['host']?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0') ? undefined : 'Send one Host header.';
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Requests name a path on one host. A whole address is for proxies, and this server is none. */
export function setUpRequestTarget(app: Express): void {
  app.use((request, response, next) => {
    // Only a post has a body that anybody reads. On a connection that stays open all of another would be swallowed.
    if (request.method !== 'POST' && hasBody(request)) response.set('Connection', 'close');
    const problem = wrongTarget(request);
    next(problem === undefined ? undefined : new ApiProblem('malformed', problem));
  });
}
