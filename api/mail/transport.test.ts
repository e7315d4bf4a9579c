import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { solarDocument } from '../documents/quoteDocument.fixture.ts';
import { renderCustomerMail } from './customerMail.ts';
import { MailError } from './mailError.ts';
import { openThreadTransport } from './mailThread.ts';
import { HOSTILE_TEXTS, hostileInput, salesInput } from './salesMail.fixture.ts';
import { renderSalesMail } from './salesMail.ts';
import { createTransport, type MailMessage } from './transport.ts';

interface Received {
  readonly recipients: readonly string[];
  readonly source: Buffer;
}

let received: Received[] = [];
let folder = '';
let tearDown: (() => Promise<void>)[] = [];

beforeEach(async () => {
  received = [];
  folder = await mkdtemp(join(tmpdir(), 'mail-test-'));
  tearDown = [() => rm(folder, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const step of tearDown.toReversed()) await step();
});

async function startServer(options: Partial<SMTPServerOptions> = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks),
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  tearDown.push(() => new Promise((resolve) => server.close(resolve)));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

function smtp(smtpUrl: string, open = createTransport) {
  const transport = open({ smtpUrl, dataDir: folder });
  tearDown.push(() => transport.close());
  return transport;
}

const pdf = Buffer.from('%PDF-1.7 stand-in');
const customer = renderCustomerMail({
  firstName: 'Zoë',
  reference: 'SQ-123456',
  document: solarDocument,
  quoteUrl: 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2',
  issuedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
});
const message: MailMessage = {
  ...customer,
  from: { name: 'Staithes Energy', address: 'hello@staithes-energy.example' },
  to: [{ address: 'zoe@example.org' }],
  messageId: '<01931f0c.customer@quotes.example>',
  event: 'customer',
  attachments: [{ filename: 'quote-SQ-123456.pdf', content: pdf, contentType: 'application/pdf' }],
};
const salesMessage = (input = salesInput): MailMessage => ({
  ...renderSalesMail(input),
  from: { name: 'Staithes Energy', address: 'hello@staithes-energy.example' },
  to: [{ address: 'sales@staithes-energy.example' }],
  replyTo: { name: input.contact.name, address: 'anna.bell@example.org' },
  messageId: '<01931f0c.sales@quotes.example>',
  event: 'sales',
});

async function expectCustomerMail(source: Uint8Array): Promise<void> {
  const mail = await PostalMime.parse(source);
  expect(mail.subject).toBe(customer.subject);
  expect(mail.messageId).toBe(message.messageId);
  expect(mail.from).toMatchObject({ name: 'Staithes Energy', address: 'hello@staithes-energy.example' });
  expect(mail.to).toMatchObject([{ address: 'zoe@example.org' }]);
  expect(mail.text).toContain('Zoë, here’s what we worked out for you.');
  expect(mail.html).toContain('£3,297');
  expect(mail.attachments).toHaveLength(1);
  const [attached] = mail.attachments;
  expect(attached).toMatchObject({ filename: 'quote-SQ-123456.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(attached?.content as ArrayBuffer).equals(pdf)).toBe(true);
}

describe.each([
  ['this thread', createTransport],
  ['a thread of its own', openThreadTransport],
])('through SMTP, from %s', (_name, open) => {
  it('delivers what it was given', async () => {
    const transport = smtp(await startServer(), open);
    await transport.verify();
    await transport.send(message);
    expect(transport).toMatchObject({ kind: 'smtp', connections: 5 });
    expect(received.map(({ recipients }) => recipients)).toEqual([['zoe@example.org']]);
    await expectCustomerMail(received[0]?.source ?? Buffer.alloc(0));
  });

  it.each([
    [451, false],
    [550, true],
  ])('tells of a refusal with %i without repeating the address', async (status, isPermanent) => {
    const refuse: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
      done(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: status }));
    };
    const error = await smtp(await startServer({ onRcptTo: refuse }), open)
      .send(message)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ code: 'EENVELOPE', smtpStatus: status, isPermanent });
    expect(error).not.toHaveProperty('cause');
    expect(JSON.stringify([String(error), (error as Error).stack, error])).not.toContain('zoe@');
  });

  it('tells of a server that is not there', async () => {
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address() as AddressInfo;
        probe.close(() => resolve(address.port));
      });
    });
    const transport = smtp(`smtp://127.0.0.1:${port}`, open);
    await expect(transport.verify()).rejects.toMatchObject({ name: 'MailError', isPermanent: false });
    await expect(transport.send(message)).rejects.toMatchObject({ name: 'MailError', isPermanent: false });
  });
});

it.each(HOSTILE_TEXTS)('a hostile lead (%j) changes neither header names nor recipients', async (text) => {
  const transport = smtp(await startServer());
  const hostile = hostileInput(text);
  await transport.send(salesMessage());
  await transport.send(salesMessage(hostile));
  const [benignMail, hostileMail] = await Promise.all(received.map(({ source }) => PostalMime.parse(source)));
  const names = (mail = benignMail) => mail?.headers.map(({ key }) => key);
  expect(names(hostileMail)).toEqual(names(benignMail));
  expect(hostileMail?.subject).toBe(benignMail?.subject);
  expect(hostileMail?.replyTo?.map(({ address }) => address)).toEqual(['anna.bell@example.org']);
  expect(received.map(({ recipients }) => recipients)).toEqual([
    ['sales@staithes-energy.example'],
    ['sales@staithes-energy.example'],
  ]);
});

it.each([
  ['anna@münchen.example', ['anna@xn--mnchen-3ya.example']],
  ['jörg@example.org', undefined],
  ['jörg@münchen.example', undefined],
])('a visitor %s keeps no mail to sales from a server that takes headers in ASCII alone', async (address, replyTo) => {
  const smtpUrl = await startServer({
    hideSMTPUTF8: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks);
        const head = source.subarray(0, source.indexOf('\r\n\r\n'));
        if (head.some((byte) => byte > 127)) return done(Object.assign(new Error('SMTPUTF8'), { responseCode: 550 }));
        received.push({ recipients: session.envelope.rcptTo.map((one) => one.address), source });
        return done();
      });
    },
  });
  const mail = salesMessage({ ...salesInput, contact: { ...salesInput.contact, email: address } });
  await smtp(smtpUrl).send({ ...mail, replyTo: { name: 'Jörg Bell', address } });
  const { replyTo: answered, text } = await PostalMime.parse(received[0]?.source ?? '');
  expect(answered?.map((one) => one.address)).toEqual(replyTo);
  expect(text).toContain(address);
  // Without it a reply comes to ourselves: the mail must not send anyone that way.
  expect(text?.includes('Reply to this email to write to the customer.')).toBe(replyTo !== undefined);
  expect(text?.includes('a reply to this email doesn’t reach them')).toBe(replyTo === undefined);
});

it('a thread that is ended while it sends leaves a mail to try again', async () => {
  const transport = smtp(await startServer({ onData: () => undefined }), openThreadTransport);
  await transport.verify();
  const sent = transport.send(message);
  await Promise.all([
    expect(sent).rejects.toMatchObject({ name: 'MailError', code: 'thread-ended', isPermanent: false }),
    transport.close(),
  ]);
});

describe('into files', () => {
  const mails = async (): Promise<string[]> => (await readdir(join(folder, 'mail'))).toSorted();

  it('writes one whole .eml file a mail, private to the owner, named without any personal data', async () => {
    const transport = createTransport({ dataDir: folder });
    await transport.verify();
    await transport.send(message);
    await transport.send(salesMessage());
    expect(transport).toMatchObject({ kind: 'file', connections: 1 });
    const names = await mails();
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/^\d{8}T\d{9}Z-customer-[0-9a-f]{12}\.eml$/);
    expect(names[1]).toMatch(/^\d{8}T\d{9}Z-sales-[0-9a-f]{12}\.eml$/);
    const path = join(folder, 'mail', names[0] ?? '');
    await expectCustomerMail(await readFile(path));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('cannot be led out of its folder by the name of an event', async () => {
    await createTransport({ dataDir: folder }).send({ ...message, event: '../../etc/x' });
    expect(await mails()).toEqual([expect.stringMatching(/Z-etcx-[0-9a-f]{12}\.eml$/)]);
  });

  it('tells of a folder that cannot be written, without a trace of the mail', async () => {
    const blocked = createTransport({ dataDir: '/dev/null' });
    await expect(blocked.verify()).rejects.toMatchObject({ name: 'MailError', code: 'ENOTDIR' });
    await expect(blocked.send(message)).rejects.toMatchObject({ code: 'ENOTDIR', isPermanent: false });
  });
});

describe('what is refused before any mail leaves', () => {
  it.each([
    ['two recipients in one', { to: [{ address: 'a@example.org, b@example.org' }] }, 'bad-address'],
    ['a line break', { to: [{ address: 'a@example.org\r\nBcc: b@example.org' }] }, 'bad-address'],
    ['a name and angle brackets', { to: [{ address: 'A <a@example.org>' }] }, 'bad-address'],
    ['a bad reply address', { replyTo: { address: 'a@example.org;b@example.org' } }, 'bad-address'],
    ['nobody to write to', { to: [] }, 'no-recipient'],
    ['a Message-ID with a header in it', { messageId: '<a@b>\r\nX: y' }, 'bad-message-id'],
    ['a header name with a line break', { headers: { 'X\r\nBcc': 'b@example.org' } }, 'bad-header'],
    [
      'a path for an attachment',
      { attachments: [{ filename: '../x', content: pdf, contentType: 'x/y' }] },
      'bad-attachment',
    ],
  ])('%s', async (_name, change, code) => {
    const transport = createTransport({ dataDir: folder });
    await expect(transport.send({ ...message, ...change })).rejects.toMatchObject({ code, isPermanent: true });
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets a header value or a display name add nothing', async () => {
    const headers = { 'X-Entity-Ref': 'one\r\nBcc: b@example.org' };
    const replyTo = { name: 'Anna" <evil@example.net>,\r\nBcc: c@example.net', address: 'anna@example.org' };
    await createTransport({ dataDir: folder }).send({ ...message, headers, replyTo });
    const [name = ''] = await readdir(join(folder, 'mail'));
    const mail = await PostalMime.parse(await readFile(join(folder, 'mail', name)));
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.headers.find(({ key }) => key === 'x-entity-ref')?.value).toBe('one Bcc: b@example.org');
    expect(mail.replyTo).toEqual([{ name: 'Anna evil example.net Bcc c example.net', address: 'anna@example.org' }]);
  });
});
