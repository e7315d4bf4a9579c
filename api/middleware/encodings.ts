import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

export type Encoding = 'br' | 'gzip' | 'plain';

/** A text in each encoding, made when it is first asked for. */
export type Encoded = (encoding: Encoding) => Buffer;

/** Compressed copies that the build has made already. */
export type Copies = Readonly<Partial<Record<Encoding, Buffer>>>;

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_MAX_QUALITY: BEST } = constants;
// For the one visitor who cannot wait: the best takes fifty times as long for an eighth less.
const QUICK = 6;

const compressInBackground = promisify(brotliCompress);

const compress: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  plain: (plain) => plain,
  gzip: (plain) => gzipSync(plain),
  br: (plain) => brotliCompressSync(plain, { params: { [QUALITY]: QUICK } }),
};

// One at a time: the database works in the same threads, and a crawler asks for every page within seconds.
let idle: Promise<unknown> = Promise.resolve();

function improve(plain: Buffer, keep: (better: Buffer) => void): void {
  idle = idle
    .then(() => compressInBackground(plain, { params: { [QUALITY]: BEST } }))
    // What was made quickly stays where memory is short.
    .then(keep, () => undefined);
}

/** @param copies what need not be compressed any more */
export function encoder(plain: Buffer, copies: Copies = {}): Encoded {
  const made = new Map<Encoding, Buffer>();
  return (encoding) => {
    const known = copies[encoding] ?? made.get(encoding);
    if (known) return known;
    const first = compress[encoding](plain);
    made.set(encoding, first);
    if (encoding === 'br') improve(plain, (better) => made.set('br', better));
    return first;
  };
}

/**
 * Brotli wherever it is accepted, else gzip. The order in which a browser names them says nothing: all of them begin
 * with gzip.
 */
export function chosenEncoding(request: Request): Encoding {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'plain';
}

/** Sends a page that was written for this visitor. */
export function sendCompressed(response: Response, html: string): void {
  const encoding = chosenEncoding(response.req);
  response.vary('Accept-Encoding').type('html');
  if (encoding !== 'plain') response.set('Content-Encoding', encoding);
  response.send(compress[encoding](Buffer.from(html)));
}
