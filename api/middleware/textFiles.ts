import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, Response } from 'express';
import { HOLDS_PUBLIC_URL, PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import type { Inlined, SiteFile } from '#contract/common/siteFile.ts';
import { chosenEncoding, encoder, type Copies, type Encoded } from './encodings.ts';
import { allowInlined, NOTHING_INLINED } from './inlined.ts';

/** A page or a file for robots, with the public address in it, held in memory in every encoding that was asked for. */
export interface TextFile {
  readonly type: string;
  readonly etag: string;
  readonly encoded: Encoded;
  readonly inlined: Inlined;
  /** Who may keep it, in the words of the header; everybody who asks again when left out. */
  readonly cache?: string;
}

/** Whether a file is held here; nobody else may serve it, since it still has the token in it. */
export const isTextFile = (address: string): boolean => HOLDS_PUBLIC_URL.test(address);

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function copiesOf(file: string): Copies {
  const [br, gzip] = [readIfThere(`${file}.br`), readIfThere(`${file}.gz`)];
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

/** One for all encodings of the same text: weak, since their bytes differ (RFC 9110, section 8.8.3.3). */
export const etagOf = (plain: Buffer | string): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;

interface Source {
  readonly file: string;
  readonly publicUrl: string;
  readonly inlined: Inlined | undefined;
  readonly hasCopies: boolean;
}

function load({ file, publicUrl, inlined = NOTHING_INLINED, hasCopies }: Source): TextFile {
  const plain = Buffer.from(readFileSync(file, 'utf8').replaceAll(PUBLIC_URL_TOKEN, publicUrl));
  return {
    type: path.extname(file),
    etag: etagOf(plain),
    encoded: encoder(plain, hasCopies ? copiesOf(file) : {}),
    inlined,
  };
}

function addressOf(relative: string): string {
  const address = `/${relative.split(path.sep).join('/')}`;
  return address.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/(?<=.)\/$/, '');
}

interface BuiltPages extends Pick<SiteFile, 'inlined' | 'compressedFor'> {
  readonly folder: string;
  readonly publicUrl: string;
}

/** Files by address ("/solar-quote"); none while nothing is built. */
export function loadTextFiles({ folder, publicUrl, inlined, compressedFor }: BuiltPages): Map<string, TextFile> {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return new Map();
  }
  const hasCopies = compressedFor === publicUrl;
  const sourceOf = (name: string) => ({ file: path.join(folder, name), publicUrl, inlined: inlined[name], hasCopies });
  return new Map(names.filter(isTextFile).map((name) => [addressOf(name), load(sourceOf(name))]));
}

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, '');

/**
 * Whether a client has this text already, whatever a proxy made of its tag. Not `request.fresh`: it answers in full where a
 * client says no-cache, which fetch adds to every conditional request.
 */
export const hasCopy = ({ headers }: Request, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((held) => withoutWeakness(held) === withoutWeakness(etag));

/** Answers with a file, or with 304 to a browser that has it. */
export function sendTextFile(request: Request, response: Response, file: TextFile): void {
  response.set({ 'Cache-Control': file.cache ?? 'no-cache', ETag: file.etag }).vary('Accept-Encoding');
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
