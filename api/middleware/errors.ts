import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import { QueueFullError } from '../db/groupCommit.ts';
import { renderProblemPage } from '../documents/problemPage.ts';
import { describeError, type Log } from '../log.ts';
import { ApiProblem, busyProblem } from '../problem.ts';
import { pagePolicy } from './security.ts';

const LINGER_MS = 300;

const isClientFault = (error: unknown): boolean =>
  error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400);

// A full disk, a locked file: nothing was stored, and the same post may succeed in a moment.
const isStorageFault = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_')) ||
    error.name === 'KnexTimeoutError');

function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof QueueFullError || isStorageFault(error)) return busyProblem();
  if (isClientFault(error)) return new ApiProblem('malformed', 'The address of the request cannot be read.');
  return new ApiProblem('internal', 'Something went wrong on our side. Please try again.');
}

// Who posts a plain form reads the answer; a program reads JSON, also where it says that it takes anything.
const isForPeople = (request: Request): boolean =>
  !request.path.startsWith('/functions/') && request.accepts(['json', 'html']) === 'html';

function textOf(request: Request, response: Response, problem: ApiProblem): string {
  if (!isForPeople(request)) {
    response.set('Content-Type', 'application/problem+json; charset=utf-8');
    return JSON.stringify(problem.body);
  }
  const page = renderProblemPage(problem.body);
  response.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicy(page.styleHash) });
  return page.html;
}

// The body has not been read and will not be. The answer goes out first; the connection is cut a moment later, because
// a reset would overtake the answer.
function sendAndHangUp(request: Request, response: Response, text: string): void {
  request.pause();
  response.set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) });
  response.write(text);
  setTimeout(() => response.end(), LINGER_MS);
}

function send(request: Request, response: Response, problem: ApiProblem): void {
  const text = textOf(request, response, problem);
  response.status(problem.status).set(problem.headers).set('Cache-Control', 'no-store');
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  const hasBody = length !== '0' || coding !== undefined;
  if (hasBody && !request.readableEnded && !request.complete) sendAndHangUp(request, response, text);
  else response.end(text);
}

/**
 * The last word on every error: a problem document or a page that says the same, and nothing of the request in the log. Express's own handler would
 * print a malformed body to standard error; it is told apart by its four parameters.
 */
export function setUpErrors(app: Express, log: Log): void {
  const answer: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    const problem = problemOf(error);
    if (problem !== error) log.error({ ...describeError(error), status: problem.status }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    send(request, response, problem);
  };
  app.use(answer);
}
