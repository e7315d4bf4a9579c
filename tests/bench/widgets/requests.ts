import path from 'node:path';
import type { Page } from 'playwright';
import { kilobytes } from '../statistics.ts';

/** What a page has asked of the company's server, one request. */
export interface SentRequest {
  readonly address: string;
  /** When it was asked for, in ms since 1970. */
  readonly sentAt: number;
  /** The body as it came over the wire, compressed; 0 while nothing has come. */
  readonly bytes: number;
}

/** The requests so far, in the order in which they were sent. */
export type Requests = () => readonly SentRequest[];

interface Noted extends SentRequest {
  readonly headBytes: number;
}

/**
 * Notes what a page asks of an origin from now on, as Chromium's network sees it: scripts, styles, pictures, fetches and
 * the questions before them, whoever asks. What its cache answers is not asked.
 */
export async function watchRequests(page: Page, origin: string): Promise<Requests> {
  const noted = new Map<string, Noted>();
  const change = (id: string, by: (request: Noted) => Partial<Noted>): void => {
    const request = noted.get(id);
    if (request) noted.set(id, { ...request, ...by(request) });
  };
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime }) => {
    if (new URL(url).origin !== origin) return;
    noted.set(requestId, { address: url, sentAt: wallTime * 1000, bytes: 0, headBytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => noted.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) noted.delete(requestId);
    else change(requestId, () => ({ headBytes: response.encodedDataLength }));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, ({ headBytes }) => ({ bytes: encodedDataLength - headBytes })),
  );
  await session.send('Network.enable');
  return () => [...noted.values()];
}

/** Bytes of several requests. */
export const sum = (requests: readonly SentRequest[]): number =>
  requests.reduce((total, { bytes }) => total + bytes, 0);

// A hash has a capital or a digit among its letters, which no word of a name has.
const SCRIPT_END = /(-(?=[\w-]*[A-Z\d])[\w-]{7,8})?\.js$/;

/** Last part of an address, without the hash and the end that all scripts have. */
const nameOf = ({ address }: SentRequest): string => path.basename(new URL(address).pathname).replace(SCRIPT_END, '');

/** Names and sizes, for a report. */
export const list = (requests: readonly SentRequest[]): string =>
  requests.map((request) => `${nameOf(request)} ${kilobytes(request.bytes)}`).join(', ') || 'nothing';
