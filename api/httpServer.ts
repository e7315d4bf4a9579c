import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface HttpLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly checkEveryMs: number;
  /** A connection on which nothing moves for so long is cut: one that reads no answer would be held for ever. */
  readonly idleTimeoutMs: number;
  /** How long a connection is kept for a next request. */
  readonly keepAliveMs: number;
}

const LIMITS: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  checkEveryMs: 2000,
  idleTimeoutMs: 60_000,
  // Longer than the 60 s of the usual balancers: a connection that we close first may just be carrying a post.
  keepAliveMs: 75_000,
};
const MAX_HEADER_BYTES = 16 * 1024;

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const REFUSAL_HEADERS = [
  'Connection: close',
  'Content-Length: 0',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: no-referrer',
  'Cross-Origin-Resource-Policy: same-origin',
];

// What is not HTTP gets one line and no explanation; whoever sends it is no browser.
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const line = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end([`HTTP/1.1 ${line}`, ...REFUSAL_HEADERS, '', ''].join('\r\n'));
}

/** By server, connections on which nothing was asked yet. Node counts them as busy, and leaves them when it closes idle ones. */
const unused = new WeakMap<Server, Set<Socket>>();

/**
 * The server of site, widgets and API. Without these limits, clients that send a byte a minute or read no answer could
 * hold every socket there is, and Node's own answers to what it cannot parse would lack the security headers.
 */
export function createHttpServer(handle: RequestListener, limits: HttpLimits = LIMITS): Server {
  const sockets = new Set<Socket>();
  const answer: RequestListener = (request, response) => {
    sockets.delete(request.socket);
    handle(request, response);
  };
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Asked for by the application, whose answer has the security headers.
      requireHostHeader: false,
    },
    answer,
  );
  unused.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.timeout = limits.idleTimeoutMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  server.on('clientError', refuse);
  // Node's own answer to an expectation that nobody knows lacks the security headers; it may be ignored as well.
  server.on('checkExpectation', answer);
  return server;
}

/** @returns the port. @throws when it is taken */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const IDLE_CHECK_MS = 50;
/** Nobody is waited for longer: what is still open then is idle. */
const LETTING_GO_MS = 2000;

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

/**
 * Shuts the door first and lets go of those inside then: each answer from now on is the last of its connection. A
 * connection that is cut between two requests may be carrying the next, which would fail without an answer; and with the
 * door still open those who come back at once would stand before it when it shuts, where the system resets them.
 */
async function letGo(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  // Of the plain server: that of HTTP would end all connections between two requests.
  NetServer.prototype.close.call(server);
  const deadline = Date.now() + LETTING_GO_MS;
  while (Date.now() < deadline && (await openConnections(server)) > 0) await sleep(IDLE_CHECK_MS);
}

/** Browsers open connections ahead: one of these would hold a stop up for ten seconds, after which the process is ended. */
function closeUnusedConnections(server: Server): void {
  server.closeIdleConnections();
  for (const socket of unused.get(server) ?? []) socket.destroy();
}

/** Takes no new connection; settles when the last answer is out. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy at first is kept open by its client after the answer: `close` alone would wait for it
    // until the client lets go, and the process would be killed before its leads are stored.
    const idle = setInterval(() => closeUnusedConnections(server), IDLE_CHECK_MS);
    server.once('close', () => {
      clearInterval(idle);
      resolve();
    });
    server.close();
  });
}

/** The same in consideration of clients that keep their connections: takes up to two seconds while any are open. */
export async function closeGently(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.once('close', resolve));
  await letGo(server);
  const idle = setInterval(() => closeUnusedConnections(server), IDLE_CHECK_MS);
  await closed;
  clearInterval(idle);
}
