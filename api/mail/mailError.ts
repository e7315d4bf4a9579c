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
  /** Of the mail server; undefined when it never answered. */
  readonly smtpStatus: number | undefined;

  constructor(code: string, isPermanent: boolean, smtpStatus?: number) {
    super(`The mail was not sent: ${code}${smtpStatus === undefined ? '' : `, SMTP status ${smtpStatus}`}`);
    this.code = code;
    this.isPermanent = isPermanent;
    this.smtpStatus = smtpStatus;
  }
}

const CODE = /^[A-Z][A-Z_]{1,40}$/;
const FIRST_PERMANENT_STATUS = 500;
// Wrong credentials and a refused sender are the operator's to repair: the mail waits for that.
const REPAIRABLE = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS']);

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

/** An error of the mailer or the file system, without anything that names a person. */
export function mailError(reason: unknown): MailError {
  if (reason instanceof MailError) return reason;
  const code = property(reason, 'code');
  const status = property(reason, 'responseCode');
  const name = typeof code === 'string' && CODE.test(code) ? code : 'unknown';
  const smtpStatus = typeof status === 'number' ? status : undefined;
  const isPermanent = smtpStatus !== undefined && smtpStatus >= FIRST_PERMANENT_STATUS && !REPAIRABLE.has(name);
  return new MailError(name, isPermanent, smtpStatus);
}
