import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../support/listen.ts';
import { LISTENER_AT, listenerScript, TOLD_AT, withListener } from './listener.ts';

/** A server in front of another: it hears what pages complain of, and keeps back what it is told to. */
export interface Front {
  readonly origin: string;
  /** Origin of the server behind it. */
  lead(to: string): void;
  /** What pages have complained of since it was asked last. */
  complaints(): string[];
  /** Keeps what is asked for at these addresses back. */
  hold(addresses: RegExp): Held;
  close(): Promise<void>;
}

/** Requests that wait. */
interface Held {
  /** How many do. */
  count(): number;
  release(): void;
}

/** Passes a request on. @returns the answer, once its head is there */
const passOn = (request: IncomingMessage, target: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { 'accept-encoding': _any, ...headers } = request.headers;
    const onward = ask(new URL(request.url ?? '/', target), { method: request.method, headers }, resolve);
    onward.once('error', reject);
    request.pipe(onward);
  });

/** @param origin of the front whose script listens in pages, also in those of another */
async function answer(response: ServerResponse, from: IncomingMessage, origin: string): Promise<void> {
  const { 'content-length': _length, 'transfer-encoding': _way, ...headers } = from.headers;
  response.writeHead(from.statusCode ?? 502, headers);
  if (!headers['content-type']?.startsWith('text/html')) return void from.pipe(response);
  response.end(withListener(await text(from), origin));
}

/** Starts one on a free port. @param hears the one that pages tell their complaints to; itself when nothing is said */
export async function startFront(host: 'localhost' | '127.0.0.1', hears?: string): Promise<Front> {
  let target = '';
  let origin = '';
  const told: string[] = [];
  let held: { readonly addresses: RegExp; readonly until: Promise<void>; count: number } | undefined;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === TOLD_AT) {
      told.push(await text(request));
      return void response.writeHead(204).end();
    }
    if (request.url === LISTENER_AT)
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(listenerScript(origin));
    const holding = held;
    if (holding?.addresses.test(request.url ?? '')) {
      holding.count += 1;
      await holding.until;
    }
    await answer(response, await passOn(request, target), hears ?? origin);
  }

  const { origin: own, close } = await listen((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  origin = own.replace('127.0.0.1', host);
  return {
    origin,
    lead(to) {
      target = to;
    },
    complaints: () => told.splice(0),
    hold(addresses) {
      let release = (): void => undefined;
      const mine = { addresses, until: new Promise<void>((resolve) => (release = resolve)), count: 0 };
      held = mine;
      return {
        count: () => mine.count,
        release() {
          held = undefined;
          release();
        },
      };
    },
    close,
  };
}
