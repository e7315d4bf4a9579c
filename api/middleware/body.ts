import type { Request, RequestHandler } from 'express';
import { ApiProblem } from '../problem.ts';

const MAX_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

const tooLarge = (): ApiProblem => new ApiProblem('too-large', `Send at most ${MAX_BYTES / 1024} kB.`);

/** The bytes of a body. What is too much is not read: the libraries for this drain it first, however long it takes. */
function readBytes(request: Request): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) {
      reject(tooLarge());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const collect = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= MAX_BYTES) return;
      request.off('data', collect);
      request.pause();
      reject(tooLarge());
    };
    request.on('data', collect);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => reject(new ApiProblem('malformed', 'The body did not arrive whole.')));
  });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiProblem('malformed', 'The body is not valid JSON in UTF-8.');
  }
}

// Before a single byte of the body is read. Nothing is inflated: a small body could become a very large one.
function assertJsonType({ headers }: Request): void {
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
    throw new ApiProblem('wrong-content-type', 'Send the body as application/json in UTF-8.');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ApiProblem('wrong-content-type', 'Send the body as it is, without Content-Encoding.');
  }
}

/** What came in the body, or the problem with it: thrown later, once the request has been counted. */
export type ReadBody = { readonly json: unknown } | { readonly problem: unknown };

const read = async (request: Request): Promise<ReadBody> => ({ json: parseJson(await readBytes(request)) });

/** Reads the body as bytes and as strict UTF-8 and JSON. */
export const readJsonBody: RequestHandler = async (request, response, next) => {
  assertJsonType(request);
  response.locals['body'] = await read(request).catch((problem: unknown): ReadBody => ({ problem }));
  next();
};

/** @throws ApiProblem when the body could not be read */
export function bodyOf(locals: Record<string, unknown>): unknown {
  const body = locals['body'];
  if (typeof body !== 'object' || body === null) throw new ApiProblem('malformed', 'Send a JSON body.');
  if ('problem' in body) throw body.problem;
  return 'json' in body ? body.json : undefined;
}
