import { SMTPServer } from 'smtp-server';

export interface MailCounter {
  readonly url: string;
  /** How often a mail arrived, by Message-ID. */
  readonly arrivals: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

const MESSAGE_ID = /^Message-ID: (<[^>]+>)/im;
const HEAD_BYTES = 8192;

/** An SMTP server that keeps nothing but Message-IDs. */
export async function startMailCounter(): Promise<MailCounter> {
  const arrivals = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (head.length < HEAD_BYTES) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = MESSAGE_ID.exec(head)?.[1] ?? 'none';
        arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
