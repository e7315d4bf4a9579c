import { createHash } from 'node:crypto';
import { mailDomain } from '../common/mailDomain.ts';
import type { FailureReason } from '../outbox/failureReason.ts';

/**
 * A mail that did not leave. Its message never repeats the mail server's words, which name the recipient,
 * and it has no cause for the same reason: it can be logged and stored as it is.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** "ECONNECTION", "EENVELOPE", "bad-address" … */
  readonly code: string;
  /** Trying again cannot help: the address is wrong, or the server refused for good. */
  readonly isPermanent: boolean;
  readonly reason: FailureReason;
  /** Of the mail server; undefined when it never answered. */
  readonly smtpStatus: number | undefined;
  /** Marks of recipients that have it all the same: others were refused. */
  readonly accepted: readonly string[];

  constructor(
    code: string,
    isPermanent: boolean,
    { reason = 'other', smtpStatus, accepted = [] }: MailErrorDetails = {},
  ) {
    const status = smtpStatus === undefined ? '' : `, SMTP status ${smtpStatus}`;
    super(`The mail was not sent${accepted.length > 0 ? ' to all' : ''}: ${reason} (${code}${status})`);
    this.accepted = accepted;
    this.code = code;
    this.isPermanent = isPermanent;
    this.reason = reason;
    this.smtpStatus = smtpStatus;
  }
}

interface MailErrorDetails {
  readonly reason?: FailureReason;
  readonly smtpStatus?: number | undefined;
  readonly accepted?: readonly string[];
}

const MARK_DIGITS = 16;

const markOf = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, MARK_DIGITS);

/** Stands for a recipient where no address may be. The mailer tells who has a mail in a spelling of its own: of all there is one mark. */
const recipientMark = (address: string): string =>
  markOf(`${address.slice(0, address.lastIndexOf('@'))}@${mailDomain(address)}`);

/** Whether marks name a recipient. Some that are stored were made of the address as it stood there, whatever its domain. */
export const isMarked = (marks: readonly string[], address: string): boolean =>
  marks.includes(recipientMark(address)) || marks.includes(markOf(address));

const CODE = /^[A-Z][A-Z_]{1,40}$/;
const FIRST_PERMANENT_STATUS = 500;
const TIMED_OUT = -110;
// Wrong credentials and a refused sender are the operator's to repair: the mail waits for that.
const REPAIRABLE = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS']);

/** What the mailer's codes mean, where they mean one thing. */
const REASONS: Readonly<Record<string, FailureReason>> = {
  EAUTH: 'auth',
  ENOAUTH: 'auth',
  EOAUTH2: 'auth',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EDNS: 'dns',
  ETIMEDOUT: 'timeout',
  ECONNECTION: 'dropped',
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

// ESOCKET stands for every error of a socket. The system call that failed tells them apart; a TLS error has none.
function socketReason(reason: unknown): FailureReason {
  const call = property(reason, 'syscall');
  if (call === undefined) return 'tls';
  if (property(reason, 'errno') === TIMED_OUT) return 'timeout';
  return call === 'connect' ? 'refused' : 'dropped';
}

function reasonOf(reason: unknown, code: string, smtpStatus: number | undefined): FailureReason | undefined {
  const known = REASONS[code];
  if (known) return known;
  if (smtpStatus !== undefined) return smtpStatus >= FIRST_PERMANENT_STATUS ? '5xx' : '4xx';
  if (code === 'EPROTOCOL') return 'protocol';
  return code === 'ESOCKET' ? socketReason(reason) : undefined;
}

/** An error of the mailer or the file system, without anything that names a person. @param fallback for what is not known */
export function mailError(reason: unknown, fallback: FailureReason = 'other'): MailError {
  if (reason instanceof MailError) return reason;
  const code = property(reason, 'code');
  const status = property(reason, 'responseCode');
  const name = typeof code === 'string' && CODE.test(code) ? code : 'unknown';
  const smtpStatus = typeof status === 'number' ? status : undefined;
  const isPermanent = smtpStatus !== undefined && smtpStatus >= FIRST_PERMANENT_STATUS && !REPAIRABLE.has(name);
  return new MailError(name, isPermanent, { reason: reasonOf(reason, name, smtpStatus) ?? fallback, smtpStatus });
}

const list = (value: unknown, name: string): unknown[] => {
  const found = property(value, name);
  return Array.isArray(found) ? found : [];
};

/** What is wrong with a mail that a server took for some of its recipients; undefined when it took it for all. */
export function partialError(info: unknown): MailError | undefined {
  const errors = list(info, 'rejectedErrors').map((reason) => mailError(reason));
  // One that may pass tells more than one that is final: the mail is tried again for it.
  const worst = errors.find(({ isPermanent }) => !isPermanent) ?? errors[0];
  if (!worst) return undefined;
  const accepted = list(info, 'accepted').map((address) => recipientMark(String(address)));
  return new MailError(worst.code, worst.isPermanent, { ...worst, accepted });
}
