import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import { allowInlined, NOTHING_INLINED, readInlined, type Inlined } from './inlined.ts';

type Encoding = 'br' | 'gzip' | 'plain';

/** A page or a file for robots, with the public address in it, held in memory in every encoding that was asked for. */
export interface TextFile {
  readonly type: string;
  readonly etag: string;
  readonly encoded: (encoding: Encoding) => Buffer;
  readonly inlined: Inlined;
}

const TEXT = /\.(html|txt|xml|webmanifest)$/;
// When it is first asked for: a hundred pages at once would hold up the start. Level 11 would take longer than it saves.
const BROTLI_LEVEL = 6;

/** Whether a file is held here; nobody else may serve it, since it still has the token in it. */
export const isTextFile = (address: string): boolean => TEXT.test(address);

const compress: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  plain: (plain) => plain,
  gzip: (plain) => gzipSync(plain),
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
};

function encoder(plain: Buffer): TextFile['encoded'] {
  const made = new Map<Encoding, Buffer>();
  return (encoding) => {
    const known = made.get(encoding) ?? compress[encoding](plain);
    made.set(encoding, known);
    return known;
  };
}

function load(file: string, publicUrl: string, inlined = NOTHING_INLINED): TextFile {
  const plain = Buffer.from(readFileSync(file, 'utf8').replaceAll(PUBLIC_URL_TOKEN, publicUrl));
  return {
    type: path.extname(file),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    encoded: encoder(plain),
    inlined,
  };
}

function addressOf(relative: string): string {
  const address = `/${relative.split(path.sep).join('/')}`;
  return address.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/(?<=.)\/$/, '');
}

/** Files by address ("/solar-quote"); none while nothing is built. */
export function loadTextFiles(folder: string, publicUrl: string): Map<string, TextFile> {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return new Map();
  }
  const texts = names.filter(isTextFile);
  const inlined = readInlined(folder);
  return new Map(texts.map((name) => [addressOf(name), load(path.join(folder, name), publicUrl, inlined[name])]));
}

function chosenEncoding(request: Request): Encoding {
  const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
  if (accepted === 'br' || accepted === 'gzip') return accepted;
  return 'plain';
}

// Not `request.fresh`: it answers in full where a client says no-cache, which fetch adds to every conditional request.
const hasCopy = ({ headers }: Request, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((held) => held.trim().replace(/^W\//, '') === etag);

/** Answers with a file, or with 304 to a browser that has it. */
export function sendTextFile(request: Request, response: Response, file: TextFile): void {
  response.set({ 'Cache-Control': 'no-cache', ETag: file.etag }).vary('Accept-Encoding');
  allowInlined(response, file.inlined);
  if (response.statusCode === 200 && hasCopy(request, file.etag)) {
    response.status(304).end();
    return;
  }
  const encoding = chosenEncoding(request);
  if (encoding !== 'plain') response.set('Content-Encoding', encoding);
  const body = file.encoded(encoding);
  response.type(file.type).set('Content-Length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}
