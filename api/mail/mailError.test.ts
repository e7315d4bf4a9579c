import { createHash } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { isMarked, MailError, mailError, partialError } from './mailError.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const portOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function plain(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    answer(socket);
  });
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return portOf(server);
}

async function smtp(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ logger: false, authOptional: true, closeTimeout: 10, ...options });
  server.on('error', () => undefined);
  closing.push(() => server.close(() => undefined));
  return portOf(server.server);
}

const refusal = (responseCode: number): Error => Object.assign(new Error('jane@example.com'), { responseCode });
const NO_TLS: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };
const PATIENCE_MS = 400;

it.each<[string, () => Promise<string> | string]>([
  ['refused', () => 'smtp://127.0.0.1:1'],
  ['dns', () => 'smtp://nowhere.invalid'],
  ['dropped', async () => `smtp://127.0.0.1:${await plain((socket) => socket.destroy())}`],
  ['timeout', async () => `smtp://127.0.0.1:${await plain(() => undefined)}`],
  ['protocol', async () => `smtp://127.0.0.1:${await plain((socket) => socket.end('HTTP/1.1 400 Bad\r\n\r\n'))}`],
  ['4xx', async () => `smtp://127.0.0.1:${await plain((socket) => socket.end('421 too busy\r\n'))}`],
  // No TLS where it is expected, and a certificate that nobody vouches for.
  ['tls', async () => `smtps://127.0.0.1:${await smtp(NO_TLS)}`],
  ['tls', async () => `smtps://127.0.0.1:${await smtp({ secure: true })}`],
  [
    'auth',
    async () =>
      `smtp://user:word@127.0.0.1:${await smtp({
        ...NO_TLS,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(new Error('jane@example.com')),
      })}`,
  ],
  [
    '5xx',
    async () => `smtp://127.0.0.1:${await smtp({ ...NO_TLS, onRcptTo: (_to, _session, done) => done(refusal(550)) })}`,
  ],
  [
    '4xx',
    async () =>
      `smtp://127.0.0.1:${await smtp({ ...NO_TLS, onMailFrom: (_from, _session, done) => done(refusal(451)) })}`,
  ],
])('a mail server that fails is %s', async (reason, address) => {
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const mailer = createTransport({ url: await address(), pool: true, ...limits });
  const failed = await mailer.sendMail({ from: 'a@b.test', to: 'jane@example.com', text: 'x' }).catch(mailError);
  mailer.close();
  expect(failed).toMatchObject({ name: 'MailError', reason });
  const words = failed instanceof MailError ? failed.message : '';
  expect(words).toContain(`: ${reason} (`);
  expect(words).not.toContain('jane');
});

it('what is no failure of a mail server is other, or what the caller says', () => {
  expect(mailError(new Error('jane@example.com')).reason).toBe('other');
  expect(mailError(Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' }), 'file').reason).toBe(
    'file',
  );
});

it.each([
  ['sales@quotes.test', 'Sales@Quotes.test'],
  ['sales@xn--mnchen-3ya.example', 'sales@münchen.example'],
  ['jörg@münchen.example', 'jörg@xn--mnchen-3ya.example'],
])('a mail that %s has is not for %s any more, and for nobody else', (accepted, address) => {
  const error = partialError({ accepted: [accepted], rejectedErrors: [refusal(451)] });
  expect(isMarked(error?.accepted ?? [], address)).toBe(true);
  expect(isMarked(error?.accepted ?? [], 'others@quotes.test')).toBe(false);
});

it('a mark of a former release, of the address as it stood there, still holds', () => {
  const mark = createHash('sha256').update('jörg@münchen.example').digest('hex').slice(0, 16);
  expect(isMarked([mark], 'Jörg@münchen.example')).toBe(true);
});
