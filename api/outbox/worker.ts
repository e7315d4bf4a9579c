import { setTimeout as sleep } from 'node:timers/promises';
import { deliver, type DeliveryOptions } from './deliver.ts';
import { EXTEND_MS } from './outbox.ts';
import type { MailEvent, OutboxRow } from './outboxRow.ts';

export interface WorkerOptions extends DeliveryOptions {
  /** Mails in hand at the same time. */
  readonly capacity: number;
  /** Kinds of mail that it takes. */
  readonly events: readonly MailEvent[];
  readonly pollMs: number;
  /** Whether other work has priority now: then few are taken at a time, so that all leave in the end. Default: no. */
  readonly givesWay?: () => boolean;
  /** Mails in hand at the same time while others go first. */
  readonly givingWay?: number;
  /** Between two claims while others go first; over as soon as they have gone. Default 250 ms. */
  readonly restMs?: number;
  /** Queues what the time of day asks for, before the worker looks for mails. */
  readonly onWake?: () => Promise<void>;
}

const STOP_PATIENCE_MS = 5000;
// What takes longer has come to a stop somewhere: another process may do it.
const LONGEST_IN_HAND_MS = 3_600_000;
const REST_MS = 250;
const LOOK_MS = 25;

/** A claimed row, and how far it is. */
interface InHand {
  readonly row: OutboxRow;
  readonly delivery: Promise<void>;
  /** By `performance.now()`. */
  readonly since: number;
}

/**
 * Takes due mails in turn, never more than it can hand over at once: what is claimed when the process dies is sent again
 * by the next one, so each claim too many could be a mail that arrives twice.
 */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #inHand = new Map<OutboxRow['id'], InHand>();
  /** When nobody waits for what is in hand any more. */
  #ended = new AbortController();
  #isRunning = false;
  /** Whether anything may be due that no claim has looked for. */
  #hasNews = false;
  /** Whether the last claim got as many as it had asked for. */
  #hasMore = false;
  #resting: NodeJS.Timeout | undefined;
  #pumping: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #extending: NodeJS.Timeout | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isRunning = true;
    this.#ended = new AbortController();
    this.#timer = setInterval(() => this.wake(), this.#options.pollMs);
    this.#extending = setInterval(() => void this.#extend(), EXTEND_MS);
    this.wake();
  }

  /** There may be work: called after each commit that queued a mail. */
  wake(): void {
    this.#hasNews = true;
    if (!this.#isRunning || this.#pumping || this.#resting) return;
    // One pump at a time: two would claim at once and hold twice what the mail server takes.
    this.#pumping = this.#pump()
      .catch(() => this.#options.log.error('outbox not readable'))
      .finally(() => {
        this.#pumping = undefined;
        // Mails that were queued while the last claim ran would otherwise wait for the next poll.
        if (this.#hasNews && this.#hasRoom) this.wake();
      });
  }

  /** Whether more are probably due than it has in hand. */
  get isBehind(): boolean {
    return this.#hasMore;
  }

  /** Claims nothing more and waits for what is in hand, but not for ever: a claim that is left falls due again. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    clearInterval(this.#timer);
    clearInterval(this.#extending);
    clearTimeout(this.#resting);
    this.#resting = undefined;
    await this.#pumping;
    const patience = sleep(STOP_PATIENCE_MS, undefined, { ref: false });
    const deliveries = [...this.#inHand.values()].map(({ delivery }) => delivery);
    await Promise.race([Promise.all(deliveries), patience]);
    this.#ended.abort();
    await this.#options.outbox.drained();
  }

  get #places(): number {
    const { capacity, givesWay, givingWay = capacity } = this.#options;
    return givesWay?.() ? givingWay : capacity;
  }

  // Claims in blocks, once half the places are free: a commit for each single mail would compete with those of new leads.
  get #hasRoom(): boolean {
    return this.#inHand.size <= this.#places / 2;
  }

  async #pump(): Promise<void> {
    await this.#options.onWake?.();
    while (this.#isRunning && this.#hasNews && this.#hasRoom && !this.#resting) {
      this.#hasNews = false;
      const free = this.#places - this.#inHand.size;
      const rows = await this.#options.outbox.claim(free, this.#options.events, [...this.#inHand.keys()]);
      rows.forEach((row) => this.#take(row));
      // As many as asked for: there are probably more.
      this.#hasMore = rows.length === free;
      if (this.#hasMore) this.#hasNews = true;
      if (this.#options.givesWay?.()) this.#rest();
    }
  }

  // Composing mails, drawing PDFs and marking rows take the processor from the work that has priority. Marking also
  // takes the only writer of a SQLite file.
  #rest(restMs = this.#options.restMs ?? REST_MS): void {
    if (!this.#isRunning) return;
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      if (restMs > LOOK_MS && this.#options.givesWay?.()) this.#rest(restMs - LOOK_MS);
      else if (this.#hasNews) this.wake();
    }, LOOK_MS);
  }

  #take(row: OutboxRow): void {
    const delivery = deliver(row, this.#options, this.#ended.signal).finally(() => {
      this.#inHand.delete(row.id);
      if (this.#hasRoom) this.wake();
    });
    this.#inHand.set(row.id, { row, delivery, since: performance.now() });
  }

  // A claim lasts from its beginning and not from when the mail's turn has come: with a slow mail server other processes
  // would send what waits here. A database that is gone is told again by and by.
  async #extend(): Promise<void> {
    const oldest = performance.now() - LONGEST_IN_HAND_MS;
    const claimed = [...this.#inHand.values()].flatMap(({ row, since }) => (since > oldest ? [row] : []));
    if (claimed.length > 0) await this.#options.outbox.extend(claimed).catch(() => undefined);
  }
}
