import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { asSubresources } from './security.ts';

const pass: RequestHandler = (_request, _response, next) => next();

const PLAIN_RANGE = /^bytes=(\d{1,15})-(\d{1,15})?$/;

/**
 * One range that begins at a byte and does not end before it. Of "the last 500" sirv 3.0 sends the first 501, of several
 * ranges half of one, and one that ends before it begins cuts the connection (November 2026). Who serves files may ignore
 * what a request asks for in part (RFC 9110, 14.2): the answer is the whole file.
 */
function isPlain(range: string): boolean {
  const [, first, last] = PLAIN_RANGE.exec(range) ?? [];
  return first !== undefined && (last === undefined || Number(first) <= Number(last));
}

/** sirv opens a file and pipes it, and looks at neither end again. */
const watched =
  (files: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const { range = '', 'if-range': unlessChanged } = request.headers;
    // "If-Range" it does not read: the second half of a new file behind the first of an old one would be a broken file.
    if (!isPlain(range) || unlessChanged !== undefined) delete request.headers.range;
    const watch = (file: Readable): void => {
      // Nobody else hears of a file that has gone since the start, or of a disk that fails: the process would end. The log
      // has the name of an error, and not its message.
      file.once('error', (error) => next(Object.assign(error, { name: 'ServedFileError' })));
      // A visitor who leaves in the middle would leave the file open for good.
      response.once('close', () => file.destroy());
    };
    response.once('pipe', watch);
    return files(request, response, () => {
      response.off('pipe', watch);
      next();
    });
  };

/** Serves the files that a folder has at the start. @param setHeaders what an address needs beside type, length and ETag */
export function serveFolder(
  folder: string,
  setHeaders: (response: ServerResponse, address: string) => void,
): RequestHandler {
  // It reads the whole folder at start, and a folder that is not there would stop the start.
  if (!existsSync(folder)) return pass;
  return watched(asSubresources(sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders })));
}
