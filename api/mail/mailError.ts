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

  constructor(code: string, isPermanent: boolean, { reason = 'other', smtpStatus }: MailErrorDetails = {}) {
    const status = smtpStatus === undefined ? '' : `, SMTP status ${smtpStatus}`;
    super(`The mail was not sent: ${reason} (${code}${status})`);
    this.code = code;
    this.isPermanent = isPermanent;
    this.reason = reason;
    this.smtpStatus = smtpStatus;
  }
}

interface MailErrorDetails {
  readonly reason?: FailureReason;
  readonly smtpStatus?: number | undefined;
}

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

// One code for everything about sockets: what the system was asked for tells them apart, and TLS asks for nothing.
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
