import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import type { Problem } from '#contract/common/problems.ts';
import { describeError, type Log } from '../common/log.ts';
import { ApiProblem, busyProblem } from '../common/problem.ts';
import { QueueFullError } from '../db/batching.ts';
import { isStorageFault } from '../db/faults.ts';
import { pagePolicy } from './security.ts';

const LINGER_MS = 300;

const isClientFault = (error: unknown): boolean =>
  error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400);

function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof QueueFullError || isStorageFault(error)) return busyProblem();
  if (isClientFault(error)) return new ApiProblem('malformed', 'The address of the request cannot be read.');
  return new ApiProblem('internal', 'Something went wrong on our side. Please try again.');
}

/** A problem as a page: a whole document, and the hash of the one style in it. */
type RenderProblem = (problem: Problem) => { readonly html: string; readonly styleHash: string };

interface ErrorServices {
  readonly log: Log;
  readonly renderProblem: RenderProblem;
}

// Who posts a plain form reads the answer; a program reads JSON, also where it says that it takes anything.
const isForPeople = (request: Request): boolean =>
  !request.path.startsWith('/functions/') && request.accepts(['json', 'html']) === 'html';

interface Written {
  readonly type: string;
  readonly text: string;
  /** Of a page: what its one style needs. */
  readonly policy?: string;
}

function write(request: Request, problem: ApiProblem, renderProblem: RenderProblem): Written {
  if (!isForPeople(request)) return { type: 'application/problem+json', text: JSON.stringify(problem.body) };
  const { html, styleHash } = renderProblem(problem.body);
  return { type: 'text/html', text: html, policy: pagePolicy(styleHash) };
}

// The body has not been read and will not be. The answer goes out first; the connection is cut a moment later, because
// a reset would overtake the answer.
function sendAndHangUp(request: Request, response: Response, text: string): void {
  request.pause();
  response.set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) });
  response.write(text);
  setTimeout(() => response.end(), LINGER_MS);
}

function send(request: Request, response: Response, { type, text, policy }: Written): void {
  response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  if (policy !== undefined) response.set('Content-Security-Policy', policy);
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  const hasBody = length !== '0' || coding !== undefined;
  if (hasBody && !request.readableEnded && !request.complete) sendAndHangUp(request, response, text);
  else response.end(text);
}

/**
 * The last word on every error: a problem document or a page that says the same, and nothing of the request in the log.
 * Express's own handler would print a malformed body to standard error; Express knows an error handler by its four parameters.
 */
export function setUpErrors(app: Express, { log, renderProblem }: ErrorServices): void {
  const answer: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    const problem = problemOf(error);
    if (problem !== error) log.error({ ...describeError(error), status: problem.status }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(problem.status).set(problem.headers);
    send(request, response, write(request, problem, renderProblem));
  };
  app.use(answer);
}
