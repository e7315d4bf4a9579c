import type { Log } from '../log.ts';
import { MAX_ATTEMPTS, retryDelayMs } from './backOff.ts';
import type { Outbox, Settlement } from './outbox.ts';
import type { OutboxRow } from './outboxRow.ts';

/** Sends the mail of a row. @throws an error whose message may be stored: no personal data in it */
export type MailHandler = (row: OutboxRow) => Promise<void>;

export interface WorkerOptions {
  readonly outbox: Outbox;
  readonly handle: MailHandler;
  /** Mails in hand at the same time. */
  readonly capacity: number;
  readonly pollMs: number;
  readonly now: () => Date;
  readonly log: Log;
  readonly retryDelay?: (attempts: number, random: number) => number;
}

export interface Worker {
  readonly start: () => Promise<void>;
  /** There may be work: called after each commit that queued a mail. */
  readonly wake: () => void;
  /** Claims nothing more and waits for what is in hand. */
  readonly stop: () => Promise<void>;
}

const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'isPermanent' in error && error.isPermanent === true;

// A sales address that is refused is the operator's to repair; the lead must not go unread meanwhile.
const isHopeless = (row: OutboxRow, error: unknown): boolean =>
  row.attempts >= MAX_ATTEMPTS || (row.event === 'customer-mail' && isPermanent(error));

/** Takes due mails in turn, never more than it can hand over at once, and records how each went. */
export function createWorker(options: WorkerOptions): Worker {
  const { outbox, log, now, retryDelay = retryDelayMs } = options;
  const inHand = new Set<Promise<void>>();
  let isRunning = false;
  let hasNews = false;
  let pumping: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  // Claims in blocks: a commit for each single mail would compete with those of new leads.
  const hasRoom = (): boolean => inHand.size <= options.capacity / 2;

  function settlementOf(row: OutboxRow, error: unknown): Settlement {
    const words = error instanceof Error ? error.message : 'unknown error';
    if (isHopeless(row, error)) return { kind: 'failed', id: row.id, error: words };
    const dueAt = new Date(now().getTime() + retryDelay(row.attempts, Math.random()));
    return { kind: 'retry', id: row.id, error: words, dueAt };
  }

  async function deliver(row: OutboxRow): Promise<void> {
    let settlement: Settlement = { kind: 'sent', id: row.id };
    try {
      await options.handle(row);
    } catch (error) {
      settlement = settlementOf(row, error);
      log.warn({ event: row.event, outboxId: row.id, attempts: row.attempts, outcome: settlement.kind }, 'mail not sent');
    }
    // If even this fails, the claim runs out and the mail goes once more, under the same Message-ID.
    await outbox.settle(settlement).catch(() => log.error({ outboxId: row.id }, 'mail not marked'));
  }

  function take(row: OutboxRow): void {
    const delivery = deliver(row).finally(() => {
      inHand.delete(delivery);
      if (hasRoom()) wake();
    });
    inHand.add(delivery);
  }

  async function pump(): Promise<void> {
    while (isRunning && hasNews && hasRoom()) {
      hasNews = false;
      const free = options.capacity - inHand.size;
      const rows = await outbox.claim(free);
      rows.forEach(take);
      if (rows.length === free) hasNews = true;
    }
  }

  function wake(): void {
    hasNews = true;
    if (!isRunning || pumping) return;
    pumping = pump()
      .catch(() => log.error('outbox not readable'))
      .finally(() => {
        pumping = undefined;
        if (hasNews && hasRoom()) wake();
      });
  }

  return {
    start: async () => {
      await outbox.takeBackClaims();
      isRunning = true;
      timer = setInterval(wake, options.pollMs);
      wake();
    },
    wake,
    stop: async () => {
      isRunning = false;
      clearInterval(timer);
      await pumping;
      await Promise.all(inHand);
      await outbox.drained();
    },
  };
}
