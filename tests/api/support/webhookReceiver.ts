import {
  createServer as createHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import { sleep } from './mailServer.ts';

/** What a receiver does with a post; a number is the status that it answers with. */
export type ReceiverMood = number | 'hanging' | 'dripping' | 'dropping' | 'endless';

export interface ReceivedPost {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  readonly posts: readonly ReceivedPost[];
  /** How many bytes of endless answers were taken. */
  readonly bytesTaken: () => number;
  mood: ReceiverMood;
  /** Waits until so many posts have come. @throws after ten seconds */
  readonly waitFor: (count: number) => Promise<readonly ReceivedPost[]>;
  readonly close: () => Promise<void>;
}

// Made for these tests, for the name hooks.example.com; it opens nothing.
const SAMPLE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiryob0bAPdksWjW/
10KaYoBiSrjG6gKiRlrPlueXBU+hRANCAAR9uAFpcFWGvxkUuBdMAUfbjYM4HXux
oQC4rjfhC2SNih3acfdsfspfzJ14c6bxvoiJ9cRBdH7FbBw/9BcU7ChS
-----END PRIVATE KEY-----`;
export const SAMPLE_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBrDCCAVOgAwIBAgIUQct6xOTWedUuesRxQsnAPhO7q4YwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRaG9va3MuZXhhbXBsZS5jb20wIBcNMjYxMTIyMjI0MzM2WhgP
MjEyNjEwMjkyMjQzMzZaMBwxGjAYBgNVBAMMEWhvb2tzLmV4YW1wbGUuY29tMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEfbgBaXBVhr8ZFLgXTAFH242DOB17saEA
uK434QtkjYod2nH3bH7KX8ydeHOm8b6IifXEQXR+xWwcP/QXFOwoUqNxMG8wHQYD
VR0OBBYEFDt2hux9aaG9Mnt9m91Zynx13q+DMB8GA1UdIwQYMBaAFDt2hux9aaG9
Mnt9m91Zynx13q+DMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRaG9va3Mu
ZXhhbXBsZS5jb20wCgYIKoZIzj0EAwIDRwAwRAIgUlUNShCB2G1+ULEuPC50lJFU
Ss+tmSstpbnpedQkp5YCIF2h/6FDHLjQdlnd+cN7hAyJEMtolcTK8i0vV41NQNp1
-----END CERTIFICATE-----`;

const PATIENCE_MS = 45_000;
const STEP_MS = 20;
const CHUNK = 'x'.repeat(16_384);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}

/** A receiver of webhooks on a free port, with TLS for the name hooks.example.com where asked for. */
export async function startWebhookReceiver(protocol: 'http' | 'https' = 'http'): Promise<WebhookReceiver> {
  const posts: ReceivedPost[] = [];
  const state: { mood: ReceiverMood; bytes: number } = { mood: 204, bytes: 0 };

  async function pour(response: ServerResponse): Promise<void> {
    response.writeHead(200);
    while (!response.destroyed) {
      response.write(CHUNK);
      state.bytes += CHUNK.length;
      await sleep(1);
    }
  }

  async function drip(response: ServerResponse): Promise<void> {
    // Header lines without an end: nothing of it is an answer yet.
    response.socket?.write('HTTP/1.1 200 OK\r\n');
    for (let line = 0; !response.destroyed; line += 1) {
      response.socket?.write(`X-Line-${line}: more\r\n`);
      await sleep(STEP_MS);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: path, headers } = request;
    posts.push({ method, path, headers, body: await bodyOf(request) });
    if (state.mood === 'dropping') return void request.socket.destroy();
    if (state.mood === 'dripping') return drip(response);
    if (state.mood === 'endless') return pour(response);
    if (state.mood !== 'hanging') response.writeHead(state.mood, { Location: '/elsewhere' }).end();
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => void answer(request, response);
  const server =
    protocol === 'https' ? createHttps({ key: SAMPLE_KEY, cert: SAMPLE_CERTIFICATE }, handle) : createHttp(handle);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}/leads?token=open-sesame`,
    port,
    posts,
    bytesTaken: () => state.bytes,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    waitFor: async (count) => {
      const deadline = Date.now() + PATIENCE_MS;
      while (posts.length < count) {
        if (Date.now() > deadline) throw new Error(`Expected ${count} posts, found ${posts.length}`);
        await sleep(STEP_MS);
      }
      return posts;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
