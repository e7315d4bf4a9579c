import express, { type Request, type RequestHandler } from 'express';
import { ApiProblem } from '../problem.ts';

const MAX_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

const readBytes = express.raw({ limit: MAX_BYTES, inflate: false, type: () => true });

const isErrorOfType = (error: unknown, type: string): boolean =>
  error instanceof Error && 'type' in error && error.type === type;

function readingProblem(error: unknown): ApiProblem {
  if (isErrorOfType(error, 'entity.too.large')) {
    return new ApiProblem('too-large', `Send at most ${MAX_BYTES / 1024} kB.`);
  }
  if (isErrorOfType(error, 'encoding.unsupported')) {
    return new ApiProblem('wrong-content-type', 'Send the body as it is, without Content-Encoding.');
  }
  return new ApiProblem('malformed', 'The body did not arrive whole. Please send it again.');
}

function parseJson(bytes: unknown): unknown {
  if (!Buffer.isBuffer(bytes)) throw new ApiProblem('malformed', 'Send a JSON body.');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiProblem('malformed', 'The body is not valid JSON in UTF-8.');
  }
}

// Before a single byte of the body is read.
const assertJsonType = ({ headers }: Request): void => {
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
    throw new ApiProblem('wrong-content-type', 'Send the body as application/json in UTF-8.');
  }
};

/** What came in the body, or the problem with it: thrown later, once the request has been counted. */
export type ReadBody = { readonly json: unknown } | { readonly problem: ApiProblem };

function outcomeOf(bytes: unknown, error: unknown): ReadBody {
  if (error) return { problem: readingProblem(error) };
  try {
    return { json: parseJson(bytes) };
  } catch (problem) {
    if (problem instanceof ApiProblem) return { problem };
    throw problem;
  }
}

/** Reads the body as bytes, never inflated, and as strict UTF-8 and JSON. */
export const readJsonBody: RequestHandler = (request, response, next) => {
  assertJsonType(request);
  readBytes(request, response, (error?: unknown) => {
    response.locals['body'] = outcomeOf(request.body, error);
    next();
  });
};

/** @throws ApiProblem when the body could not be read */
export function bodyOf(locals: Record<string, unknown>): unknown {
  const body = locals['body'];
  if (typeof body !== 'object' || body === null) throw new ApiProblem('malformed', 'Send a JSON body.');
  if ('problem' in body) throw body.problem;
  return 'json' in body ? body.json : undefined;
}
