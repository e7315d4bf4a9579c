import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PUBLIC_URL_TOKEN } from '../publicUrl.ts';

const TEXT = /\.(css|html|js|json|map|svg|txt|xml|webmanifest)$/;
// Below this a header costs more than compression saves.
const LEAST_BYTES = 600;

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  // The server writes its address into these when it starts, and compresses them then.
  if (content.length < LEAST_BYTES || content.includes(PUBLIC_URL_TOKEN)) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gunzippable(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes .br and .gz beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}
