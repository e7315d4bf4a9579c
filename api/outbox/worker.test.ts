import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXTEND_MS, type Outbox } from './outbox.ts';
import type { OutboxRow } from './outboxRow.ts';
import { Worker, type WorkerOptions } from './worker.ts';

const REST_MS = 250;
const LOOK_MS = 25;
const CAPACITY = 10;

/** An outbox of so many due mails to sales, and a worker whose mails leave at once. */
function office(mails: number, options: Partial<WorkerOptions> = {}) {
  const due = Array.from({ length: mails }, (_, index) => ({ id: String(index), event: 'sales-mail', attempts: 1 }));
  const claims: number[] = [];
  const extended: string[][] = [];
  const sent: string[] = [];
  let isCrowded = true;
  const outbox: Pick<Outbox, 'claim' | 'extend' | 'settle' | 'drained'> = {
    claim: (count) => {
      const rows = due.splice(0, count);
      claims.push(rows.length);
      // Of a row the worker reads no more than stands here.
      return Promise.resolve(rows as OutboxRow[]);
    },
    extend: (rows) => {
      extended.push(rows.map(({ id }) => id));
      // What fails once is done by the next.
      return extended.length === 1 ? Promise.reject(new Error('gone')) : Promise.resolve();
    },
    settle: () => Promise.resolve(),
    drained: () => Promise.resolve(),
  };
  const worker = new Worker({
    outbox: outbox as Outbox,
    events: ['sales-mail'],
    capacity: CAPACITY,
    pollMs: 60_000,
    givesWay: () => isCrowded,
    givingWay: 2,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    handle: ({ id }) => {
      sent.push(id);
      return Promise.resolve();
    },
    onFailure: () => undefined,
    ...options,
  });
  const setCrowded = (value: boolean) => {
    isCrowded = value;
  };
  return { claims, extended, sent, setCrowded, worker };
}

describe('a worker that gives way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('takes a few mails at a time, and rests in between however often it is woken', async () => {
    const { claims, sent, worker } = office(5);
    worker.start();
    await settle();
    worker.wake();
    await settle();
    expect([claims, sent]).toEqual([[2], ['0', '1']]);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(sent).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(sent).toHaveLength(5);
    await worker.stop();
  });

  it('rests as long as it is told', async () => {
    const { sent, worker } = office(5, { restMs: REST_MS * 4 });
    worker.start();
    await vi.advanceTimersByTimeAsync(REST_MS * 4 - 1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(4);
    await worker.stop();
  });

  it('takes all it can once nobody goes first any more', async () => {
    const { claims, sent, setCrowded, worker } = office(30);
    worker.start();
    await settle();
    setCrowded(false);
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(sent).toHaveLength(30);
    expect(Math.max(...claims)).toBe(CAPACITY);
    await worker.stop();
  });

  it('tells that it is behind for as long as a claim finds as many as it asks for', async () => {
    const { setCrowded, worker } = office(5);
    expect(worker.isBehind).toBe(false);
    worker.start();
    await settle();
    expect(worker.isBehind).toBe(true);
    setCrowded(false);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(worker.isBehind).toBe(false);
    await worker.stop();
  });

  it('claims nothing after its end', async () => {
    const { claims, worker } = office(5);
    worker.start();
    await settle();
    await worker.stop();
    await vi.advanceTimersByTimeAsync(REST_MS * 4);
    expect(claims).toEqual([2]);
  });
});

describe('a worker with a slow mail server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('extends the claims of what it has in hand, for an hour at most, and of nothing else', async () => {
    const answers: (() => void)[] = [];
    const handle = () => new Promise<void>((resolve) => answers.push(resolve));
    const { extended, worker } = office(2, { handle });
    worker.start();
    await vi.advanceTimersByTimeAsync(EXTEND_MS);
    await vi.advanceTimersByTimeAsync(EXTEND_MS);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(EXTEND_MS);
    expect(extended).toEqual([['0', '1'], ['0', '1'], ['1']]);
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    expect(extended).toHaveLength(3_600_000 / EXTEND_MS - 1);
    answers[1]?.();
    await worker.stop();
  });

  it('extends nothing where mails leave at once, nor after its end', async () => {
    const { extended, worker } = office(2);
    worker.start();
    await vi.advanceTimersByTimeAsync(EXTEND_MS * 3);
    await worker.stop();
    await vi.advanceTimersByTimeAsync(EXTEND_MS * 3);
    expect(extended).toEqual([]);
  });
});
