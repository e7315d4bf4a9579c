/**
 * Why a mail did not leave: the label of a metric and a word in a log line, so a closed list that can name nobody.
 * `4xx` and `5xx` are the answer of the mail server about this mail, or of a webhook's receiver, which may also answer
 * with a `redirect`; `other` is a fault of ours.
 */
export const FAILURE_REASONS = [
  'refused',
  'dropped',
  'timeout',
  'dns',
  'tls',
  'auth',
  'protocol',
  '4xx',
  '5xx',
  'redirect',
  'address',
  'file',
  'other',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

const ABOUT_ONE_MAIL: ReadonlySet<FailureReason> = new Set(['4xx', '5xx', 'redirect', 'address', 'other']);

/** Whether no other mail would have left either. */
export const isOutage = (reason: FailureReason): boolean => !ABOUT_ONE_MAIL.has(reason);

function reasonSaidBy(error: unknown): FailureReason | undefined {
  const said = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return FAILURE_REASONS.find((reason) => reason === said);
}

/** What an error that came up while a mail was sent says of itself; `other` when nothing. */
export const failureReasonOf = (error: unknown): FailureReason => reasonSaidBy(error) ?? 'other';

/** Whether it is an error of mails or webhooks: its message is worded by us. Any other may quote what somebody has typed. */
export const isWorded = (error: unknown): error is Error => reasonSaidBy(error) !== undefined;
