import { setTimeout as sleep } from 'node:timers/promises';
import { describeError, type Log } from '../common/log.ts';
import { failureReasonOf, isWorded, type FailureReason } from './failureReason.ts';
import type { Outbox, Settlement } from './outbox.ts';
import { isPosted, MAIL_KINDS, type MailKind, type OutboxRow } from './outboxRow.ts';

const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 3_600_000;

/**
 * Tries before a mail to a visitor or a webhook is given up: about three days. Counted, not timed, so that a dead letter that is
 * retried gets as many again. A mail to sales is never given up.
 */
export const MAX_ATTEMPTS = 76;

/** Twice as long after each try, at most an hour; up to a fifth more, so that a returning server is not met by all at once. @param random 0 ≤ random < 1 */
export function retryDelayMs(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (1 + random / 5));
}

/** Sends the mail of a row. @throws an error; the message of one that says why, by a `reason`, names no person */
export type MailHandler = (row: OutboxRow) => Promise<void>;

export interface Failure {
  readonly reason: FailureReason;
  readonly outcome: 'retry' | 'failed';
}

export interface DeliveryOptions {
  readonly outbox: Outbox;
  readonly handle: MailHandler;
  readonly now: () => Date;
  readonly log: Log;
  /** Called after each try that failed, before it is recorded. */
  readonly onFailure: (row: OutboxRow, failure: Failure) => void;
  readonly retryDelay?: (attempts: number, random: number) => number;
}

const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'isPermanent' in error && error.isPermanent === true;

// A sales address that is refused is the operator's to repair, however long that takes: the lead must not go unread.
function isHopeless(row: OutboxRow, error: unknown): boolean {
  const { isToVisitor, isToPartner = false, isWebhook = false }: MailKind = MAIL_KINDS[row.event];
  return (isToVisitor || isToPartner || isWebhook) && (row.attempts >= MAX_ATTEMPTS || isPermanent(error));
}

/** Marks of those who have the mail: from earlier tries, and of this one, which others refused. */
function acceptedBy({ accepted }: OutboxRow, error: unknown): string | null {
  const said: unknown = error instanceof Error && 'accepted' in error ? error.accepted : undefined;
  const marks: readonly unknown[] = Array.isArray(said) ? said : [];
  return [...(accepted === null ? [] : [accepted]), ...marks].join(' ') || null;
}

type Failed = Extract<Settlement, { kind: 'retry' | 'failed' }>;

// What is stored and listed. JSON that cannot be read, for one, is quoted by the error about it.
function wordsOf(error: unknown): string {
  if (isWorded(error)) return error.message;
  const { name, code } = describeError(error);
  return `Not delivered: other (${code ?? name})`;
}

function settlementOf(row: OutboxRow, error: unknown, { now, retryDelay = retryDelayMs }: DeliveryOptions): Failed {
  const words = wordsOf(error);
  const { id, claim } = row;
  if (isHopeless(row, error)) return { kind: 'failed', id, claim, error: words };
  const dueAt = new Date(now().getTime() + retryDelay(row.attempts, Math.random()));
  return { kind: 'retry', id, claim, error: words, dueAt, accepted: acceptedBy(row, error) };
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;

/** Tries until it is stored, or nobody waits for it any more: then the claim runs out, and the mail goes once more, under the same Message-ID. */
async function record(settlement: Settlement, { outbox, log }: DeliveryOptions, ended: AbortSignal): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await outbox.settle(settlement);
    } catch {
      if (pause === FIRST_PAUSE_MS) log.error({ outboxId: settlement.id }, 'mail not marked');
    }
    if (ended.aborted) return;
    await sleep(pause, undefined, { signal: ended }).catch(() => undefined);
  }
}

/**
 * Hands one mail over and records how that went. Never throws. Whoever calls it has the mail in hand until it is recorded: a
 * database may be gone for longer than a claim lasts, and a mail that has left must not leave again.
 * @param ended when nobody waits any more
 */
export async function deliver(row: OutboxRow, options: DeliveryOptions, ended: AbortSignal): Promise<void> {
  const { log } = options;
  let settlement: Settlement = { kind: 'sent', id: row.id };
  try {
    await options.handle(row);
  } catch (error) {
    const failed = settlementOf(row, error, options);
    const failure = { reason: failureReasonOf(error), outcome: failed.kind };
    const { id: outboxId, event, attempts } = row;
    const what = isPosted(event) ? 'webhook not delivered' : 'mail not sent';
    // A fault of ours: where it came up helps who mends it.
    const fault = isWorded(error) ? {} : { err: error };
    log.warn({ event, outboxId, attempts, ...failure, ...fault }, what);
    options.onFailure(row, failure);
    settlement = failed;
  }
  await record(settlement, options, ended);
}
