import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { kilobytes } from '../statistics.ts';
import { readProbe } from './pageProbe.ts';
import type { Stage } from './stage.ts';

/** Bytes of a file as it is sent: brotli at its best. */
function sentBytes({ folder }: Stage, address: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(path.join(folder, new URL(address).pathname)), { params }).length;
}

/** Bytes of several files. */
export const sum = (stage: Stage, addresses: readonly string[]): number =>
  addresses.reduce((total, address) => total + sentBytes(stage, address), 0);

/** Name of a chunk without its hash. */
export const nameOf = (address: string): string =>
  path.basename(new URL(address).pathname).replace(/(-[\w-]{8})?\.js$/, '');

/** Names and sizes, for a report. */
export const list = (stage: Stage, addresses: readonly string[]): string =>
  addresses.map((address) => `${nameOf(address)} ${kilobytes(sentBytes(stage, address))}`).join(', ');

/** Addresses of what the page has loaded of us, in the order of arrival. */
export async function loadedFiles(page: Page, { siteUrl }: Stage, until = Number.POSITIVE_INFINITY): Promise<string[]> {
  const { arrivals } = await readProbe(page);
  return Object.entries(arrivals)
    .filter(([address, time]) => address.startsWith(`${siteUrl}/widgets/`) && time <= until)
    .map(([address]) => address);
}
