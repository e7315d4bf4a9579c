import type { FailureReason } from '../outbox/failureReason.ts';

/** A webhook that was not delivered. Its message repeats nothing of the receiver's and names no address: it may be stored. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly reason: FailureReason;
  /** Trying again cannot help. */
  readonly isPermanent: boolean;

  constructor(reason: FailureReason, words: string, isPermanent = false) {
    super(`The webhook was not delivered: ${reason} (${words})`);
    this.reason = reason;
    this.isPermanent = isPermanent;
  }
}

const GONE = 410;
const CODE = /^[A-Z][A-Z0-9_]{1,50}$/;

const REASONS: Readonly<Record<string, FailureReason>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timeout',
  ABORT_ERR: 'timeout',
  ECONNRESET: 'dropped',
  EPIPE: 'dropped',
  EPROTO: 'tls',
};
const TLS_CODE = /^ERR_(TLS|SSL)|CERT|UNABLE_TO_|SELF_SIGNED/;

function reasonOf(code: string): FailureReason {
  const known = REASONS[code];
  if (known) return known;
  if (TLS_CODE.test(code)) return 'tls';
  return code.startsWith('HPE_') ? 'protocol' : 'other';
}

/** What came up while a post was on its way. */
export function errorOnTheWay(error: unknown): WebhookError {
  if (error instanceof WebhookError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new WebhookError(reasonOf(code), CODE.test(code) ? code : 'unknown');
}

/** What an answer's status says; undefined for one of success. The receiver that is gone for good says 410. */
export function errorOfStatus(status: number): WebhookError | undefined {
  if (status >= 200 && status < 300) return undefined;
  const words = `HTTP status ${status}`;
  if (status >= 500) return new WebhookError('5xx', words);
  return new WebhookError(status >= 400 ? '4xx' : 'redirect', words, status === GONE);
}
