import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

export interface HttpLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly checkEveryMs: number;
  /** A connection on which nothing moves for so long is cut: one that reads no answer would be held for ever. */
  readonly idleTimeoutMs: number;
}

const LIMITS: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  checkEveryMs: 2000,
  idleTimeoutMs: 60_000,
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

/**
 * The server of site, widgets and API. Without these limits, clients that send a byte a minute or read no answer could
 * hold every socket there is, and Node's own answers to what it cannot parse would lack the security headers.
 */
export function createHttpServer(handle: RequestListener, limits: HttpLimits = LIMITS): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Asked for by the application, whose answer has the security headers.
      requireHostHeader: false,
    },
    handle,
  );
  server.timeout = limits.idleTimeoutMs;
  server.on('clientError', refuse);
  // Node's own answer to an expectation that nobody knows lacks the security headers; it may be ignored as well.
  server.on('checkExpectation', handle);
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

/** Takes no new connection; settles when the last answer is out. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy at first is kept open by its client after the answer: `close` alone would wait for it
    // until the client lets go, and the process would be killed before its leads are stored.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}
