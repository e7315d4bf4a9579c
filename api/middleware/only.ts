import type { RequestHandler } from 'express';
import { ApiProblem } from '../common/problem.ts';

/** Lets one method pass; a request with another gets 405 and the name of that one. */
export const only =
  (method: 'GET' | 'POST'): RequestHandler =>
  (request, _response, next) => {
    const isRight = request.method === method;
    const headers = { Allow: `${method}, OPTIONS` };
    next(isRight ? undefined : new ApiProblem('wrong-method', `Send a ${method} request here.`, { headers }));
  };
