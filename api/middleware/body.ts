import type { Request, RequestHandler } from 'express';
import { ApiProblem } from '../common/problem.ts';

const MAX_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
const BEACON_TYPE = /^(?:text\/plain|application\/json)(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
const FIELD_NAME = /^[a-z][\w-]{0,40}$/i;
const MAX_FIELDS = 60;

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
    // It closes after each request; only one that is not whole is worth an error with its stack.
    request.once('close', () => {
      if (!request.complete) reject(new ApiProblem('malformed', 'The body did not arrive whole.'));
    });
  });
}

const strictText = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Answers of a plain form by their names; several of one name are one text. */
export type FormFields = ReadonlyMap<string, string>;

function parseForm(text: string): FormFields {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!FIELD_NAME.test(name) || (fields.size >= MAX_FIELDS && !fields.has(name))) continue;
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return fields;
}

/** One way to write a body: its media type, and how it is read. */
interface BodyKind {
  readonly type: RegExp;
  readonly expected: string;
  readonly parse: (text: string) => unknown;
}

const JSON_BODY: BodyKind = {
  type: JSON_TYPE,
  expected: 'application/json',
  parse: (text): unknown => JSON.parse(text),
};
const BEACON_BODY: BodyKind = { ...JSON_BODY, type: BEACON_TYPE };
const FORM_BODY: BodyKind = { type: FORM_TYPE, expected: 'application/x-www-form-urlencoded', parse: parseForm };

function parseBody(bytes: Buffer, { expected, parse }: BodyKind): unknown {
  try {
    return parse(strictText(bytes));
  } catch {
    throw new ApiProblem(
      'malformed',
      `The body is not valid ${expected.replace('application/json', 'JSON')} in UTF-8.`,
    );
  }
}

// Before a single byte of the body is read. Nothing is inflated: a small body could become a very large one.
function assertType({ headers }: Request, { type, expected }: BodyKind): void {
  if (!type.test(headers['content-type'] ?? '')) {
    throw new ApiProblem('wrong-content-type', `Send the body as ${expected} in UTF-8.`);
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ApiProblem('wrong-content-type', 'Send the body as it is, without Content-Encoding.');
  }
}

/** What came in the body, or the problem with it: thrown later, once the request has been counted. */
type ReadBody = { readonly content: unknown } | { readonly problem: unknown };

const readAs =
  (kind: BodyKind): RequestHandler =>
  async (request, response, next) => {
    assertType(request, kind);
    const read = async (): Promise<ReadBody> => ({ content: parseBody(await readBytes(request), kind) });
    response.locals['body'] = await read().catch((problem: unknown): ReadBody => ({ problem }));
    next();
  };

/** Reads the body as bytes and as strict UTF-8 and JSON. */
export const readJsonBody: RequestHandler = readAs(JSON_BODY);

/**
 * The same for what a page sends while it is left. As plain text it needs no preflight, whose answer would come too late;
 * only what changes nothing of anybody's may be sent so.
 */
export const readBeaconBody: RequestHandler = readAs(BEACON_BODY);

/** Reads the body of a plain HTML form. */
export const readFormBody: RequestHandler = readAs(FORM_BODY);

/** @throws ApiProblem when the body could not be read */
export function bodyOf(locals: Record<string, unknown>): unknown {
  const body = locals['body'];
  if (typeof body !== 'object' || body === null) throw new ApiProblem('malformed', 'Send a body.');
  if ('problem' in body) throw body.problem;
  return 'content' in body ? body.content : undefined;
}

/** @throws ApiProblem when the body could not be read */
export function formOf(locals: Record<string, unknown>): FormFields {
  const content = bodyOf(locals);
  return content instanceof Map ? content : new Map();
}
