import { readFile } from 'node:fs/promises';
import { HOLDS_PUBLIC_URL, PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import { filesBelow, writeCopies } from './compress.ts';

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
