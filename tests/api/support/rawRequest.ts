import { connect } from 'node:net';

export interface RawAnswer {
  readonly text: string;
  readonly status: number;
  /** By the server, before `patienceMs` were over. */
  readonly isClosed: boolean;
}

export interface RawOptions {
  readonly port: number;
  readonly bytes: string | Buffer;
  readonly patienceMs?: number;
}

// Longer than a busy machine takes, and less than the limits that Node has by itself: a minute for the headers.
const PATIENCE_MS = 20_000;

/** Sends bytes as they are and collects what comes back: no client library tidies anything up. */
export function rawRequest({ port, bytes, patienceMs = PATIENCE_MS }: RawOptions): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({
        text,
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        isClosed,
      });
    };
    const timer = setTimeout(() => finish(false), patienceMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
  });
}
