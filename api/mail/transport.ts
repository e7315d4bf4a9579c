import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport as createMailer } from 'nodemailer';
import { isEmail } from '#contract/common/contact.ts';
import { cleanLine, visibleText } from '#contract/common/text.ts';
import { canBeAnswered } from '../common/mailDomain.ts';
import { renderCustomerMail } from './customerMail.ts';
import type { CustomerMailInput } from './customerMailBlocks.ts';
import { isMarked, mailError, MailError, partialError } from './mailError.ts';
import { mailFileName, writeWholeFile } from './mailFile.ts';
import type { MailContent } from './mailLayout.ts';
import { renderSalesMail, type SalesMailInput } from './salesMail.ts';

export interface MailAddress {
  readonly name?: string;
  readonly address: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/**
 * The texts of a mail, or the data that its transport renders them from. Mails to sales and to customers come in
 * bursts, and rendering one takes as long as storing its lead: so it is left to the thread of the transport.
 */
type MailWords = MailContent | { readonly sales: SalesMailInput } | { readonly customer: CustomerMailInput };

interface Envelope {
  readonly to: readonly MailAddress[];
  readonly replyTo?: MailAddress;
  /** What the mail is about ("sales", "customer"), for the name of an .eml file. */
  readonly event?: string;
  readonly attachments?: readonly MailAttachment[];
  readonly headers?: Readonly<Record<string, string>>;
}

export type ComposedMail = Envelope & MailWords;

export type MailMessage = ComposedMail & {
  readonly from: MailAddress;
  /** "<id@host>", the same for every try, so that the receiver's program recognises a mail that was sent twice. */
  readonly messageId: string;
  /** Marks of recipients that have it from an earlier try; it still says that it is to them too. */
  readonly accepted?: readonly string[];
};

export interface MailTransport {
  readonly kind: 'smtp' | 'file';
  /** How many mails leave at the same time: at most so many are sent twice when the process is killed. */
  readonly connections: number;
  /** @throws {MailError} without any personal data in its message, also when some recipients have it and others were refused */
  send(message: MailMessage): Promise<void>;
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** To one mail server. */
export const CONNECTIONS = 5;
const MESSAGES_A_CONNECTION = 100;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const MAX_NAME = 160;
const MESSAGE_ID = /^<[\w.+-]{1,120}@[\w.-]{1,120}>$/;
const HEADER_NAME = /^[A-Za-z][A-Za-z-]{0,60}$/;
const FILE_NAME = /^[\w][\w .-]{0,100}$/;
// What means something in an address header. The mailer quotes it; a receiver that reads badly must not see it at all.
const ADDRESS_MARKS = /[<>@,;:"\\()[\]]/g;

function mailbox({ name, address }: MailAddress): { name: string; address: string } {
  // nodemailer would read "a@x, b@y" as two recipients and a line break as a new header.
  if (!isEmail(address)) throw new MailError('bad-address', true, { reason: 'address' });
  const shown = visibleText(cleanLine(name ?? '')).replace(ADDRESS_MARKS, ' ');
  return { name: cleanLine(shown).slice(0, MAX_NAME), address };
}

function checkedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => {
    if (!HEADER_NAME.test(name)) throw new MailError('bad-header', true);
    return [name, cleanLine(value)] as const;
  });
  return Object.fromEntries(entries);
}

function attachment({ filename, content, contentType }: MailAttachment) {
  if (!FILE_NAME.test(filename) || !Buffer.isBuffer(content)) throw new MailError('bad-attachment', true);
  return { filename, content, contentType };
}

function contentOf(words: MailWords): MailContent {
  if ('sales' in words) return renderSalesMail(words.sales);
  return 'customer' in words ? renderCustomerMail(words.customer) : words;
}

/** Whom to answer, unless that is for the reader to take from the text. */
function replyOf({ replyTo }: Envelope): { replyTo?: ReturnType<typeof mailbox> } {
  if (!replyTo) return {};
  const checked = mailbox(replyTo);
  return canBeAnswered(checked.address) ? { replyTo: checked } : {};
}

/** Who still lacks the mail. */
const lacking = ({ to, accepted = [] }: MailMessage): MailAddress[] =>
  to.filter(({ address }) => !isMarked(accepted, address));

// Only what is listed here reaches the mailer, as text or bytes: an object such as {path} would be read from disk.
function mailOf(message: MailMessage) {
  if (!MESSAGE_ID.test(message.messageId)) throw new MailError('bad-message-id', true);
  if (message.to.length === 0) throw new MailError('no-recipient', true, { reason: 'address' });
  const { subject, html, text } = contentOf(message);
  return {
    from: mailbox(message.from),
    to: message.to.map(mailbox),
    envelope: { from: message.from.address, to: lacking(message).map((one) => mailbox(one).address) },
    ...replyOf(message),
    subject: visibleText(cleanLine(subject)),
    html,
    text,
    messageId: message.messageId,
    attachments: (message.attachments ?? []).map(attachment),
    headers: checkedHeaders(message.headers ?? {}),
    // What it would choose for our languages, without counting the letters of each part.
    textEncoding: 'quoted-printable' as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// A pool: a connection and its TLS for each mail would make a burst of leads wait for handshakes. Every phase has a time
// limit, because a mail server that accepts the connection and then says nothing would hold the worker for ever.
function smtpTransport(url: string): MailTransport {
  const mailer = createMailer({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MESSAGES_A_CONNECTION,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    connections: CONNECTIONS,
    async send(message) {
      const mail = mailOf(message);
      // Those who refused it are no recipients any more: the operator has taken them out.
      if (mail.envelope.to.length === 0) return;
      const info = await mailer.sendMail(mail).catch((reason: unknown) => {
        throw mailError(reason);
      });
      const partial = partialError(info);
      if (partial) throw partial;
    },
    async verify() {
      await mailer.verify().catch((reason: unknown) => {
        throw mailError(reason);
      });
    },
    close() {
      mailer.close();
      return Promise.resolve();
    },
  };
}

function fileTransport(folder: string): MailTransport {
  const composer = createMailer({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'file',
    connections: 1,
    async send(message) {
      const mail = mailOf(message);
      const idHash = createHash('sha256').update(message.messageId).digest('hex');
      const name = mailFileName({ at: new Date(), event: message.event ?? 'mail', idHash });
      try {
        const { message: bytes } = await composer.sendMail(mail);
        if (!Buffer.isBuffer(bytes)) throw new MailError('not-composed', false);
        await mkdir(folder, { recursive: true });
        await writeWholeFile({ folder, name, bytes });
      } catch (reason) {
        throw mailError(reason, 'file');
      }
    },
    async verify() {
      await mkdir(folder, { recursive: true }).catch((reason: unknown) => {
        throw mailError(reason, 'file');
      });
    },
    close: () => Promise.resolve(),
  };
}

/** Through `smtpUrl` (smtp:// or smtps://) when there is one, else .eml files in the folder `mail` of the data folder. */
export const createTransport = (config: { smtpUrl?: string; dataDir: string }): MailTransport =>
  config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(join(config.dataDir, 'mail'));
