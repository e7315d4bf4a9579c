import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOLDS_PUBLIC_URL, PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';

/**
 * Writes .br and .gz beside every page, as it is for one public address, which site.json names: a server with
 * another address cannot use the copies and makes its own while it runs.
 */
export async function compressPages(folder: string, publicUrl: string): Promise<void> {
  const files = await filesBelow(folder, HOLDS_PUBLIC_URL);
  const compress = async (file: string): Promise<void> => {
    const page = await readFile(file, 'utf8');
    await writeCopies(file, Buffer.from(page.replaceAll(PUBLIC_URL_TOKEN, publicUrl)));
  };
  await Promise.all(files.map(compress));
}

const TEXT = /\.(css|js|json|map|svg)$/;
// Below this a header costs more than compression saves.
const LEAST_BYTES = 600;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes .br and .gz of a content beside its file. */
export async function writeCopies(file: string, content: Buffer): Promise<void> {
  if (content.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Every file of a folder whose name fits. */
export async function filesBelow(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && pattern.test(entry.name));
  return files.map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes .br and .gz beside every text of a folder. @param isText by the name of a file; pages are compressed apart */
export async function compressFolder(folder: string, isText = TEXT): Promise<void> {
  const files = await filesBelow(folder, isText);
  await Promise.all(files.map(async (file) => writeCopies(file, await readFile(file))));
}
