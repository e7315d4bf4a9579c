import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * How the server treats what it is given: a real one has all of these days. `slow` takes its time for each answer,
 * `dropping` takes a mail and is gone before it has said so.
 */
export type MailServerMood = 'accepting' | 'refusing-for-now' | 'refusing-recipients' | 'hanging' | 'slow' | 'dropping';

export interface DeliveredMail {
  /** The envelope, which alone decides who gets the mail. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface MailServerOptions {
  /** Key and certificate, in PEM: offers STARTTLS. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** What a server with moods looks at and fills. */
export interface Mailbox {
  mood: MailServerMood;
  /** Holds back the answer about a recipient until it settles. */
  pause: ((recipient: string) => Promise<void>) | undefined;
  /** With which status it refuses a recipient, where it does. */
  refuse: ((recipient: string) => number | undefined) | undefined;
  readonly mails: DeliveredMail[];
  readonly sockets: Set<Socket>;
}

const SLOW_MS = 60;

const refusal = (code: number): Error => Object.assign(new Error('Refused'), { responseCode: code });

function addressOf(given: unknown): string {
  return typeof given === 'object' && given !== null && 'address' in given ? String(given.address) : '';
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const thinking = ({ mood }: Mailbox): Promise<void> => (mood === 'slow' ? sleep(SLOW_MS) : Promise.resolve());

export const cutAll = ({ sockets }: Mailbox): void => {
  for (const socket of sockets) socket.destroy();
};

async function take(box: Mailbox, stream: AsyncIterable<Uint8Array>, { envelope }: SMTPServerSession): Promise<void> {
  const bytes = await readAll(stream);
  await thinking(box);
  if (box.mood === 'refusing-for-now') throw refusal(451);
  const { mailFrom, rcptTo } = envelope;
  const mail = await PostalMime.parse(bytes);
  box.mails.push({ from: addressOf(mailFrom), to: rcptTo.map(addressOf), raw: bytes.toString('latin1'), mail });
}

/** An SMTP server that does what its mailbox is in the mood for; it listens nowhere yet. */
export function createSmtpServer(box: Mailbox, { tls }: MailServerOptions): SMTPServer {
  const server = new SMTPServer({
    ...tls,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => void thinking(box).then(() => done()),
    onMailFrom: (_address, _session, done) => void thinking(box).then(() => done()),
    onRcptTo: ({ address }, _session, done) => {
      const waited = Promise.all([thinking(box), box.pause?.(address)]);
      void waited.then(() => {
        const status = box.mood === 'refusing-recipients' ? 550 : box.refuse?.(address);
        done(status === undefined ? null : refusal(status));
      });
    },
    onData: (stream, session, done) => {
      if (box.mood === 'hanging') return;
      take(box, stream, session).then(() => (box.mood === 'dropping' ? cutAll(box) : done(null)), done);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    box.sockets.add(socket.once('close', () => box.sockets.delete(socket)));
  });
  return server;
}
