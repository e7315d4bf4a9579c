import { connect } from 'node:net';

export interface RawAnswer {
  readonly text: string;
  readonly status: number;
  /** Until the server closed the connection, or until `patienceMs` was over. */
  readonly ms: number;
  readonly isClosed: boolean;
}

export interface RawOptions {
  readonly port: number;
  readonly bytes: string | Buffer;
  readonly patienceMs?: number;
}

/** Sends bytes as they are and collects what comes back: no client library tidies anything up. */
export function rawRequest({ port, bytes, patienceMs = 1500 }: RawOptions): Promise<RawAnswer> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({
        text,
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        ms: Date.now() - startedAt,
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
