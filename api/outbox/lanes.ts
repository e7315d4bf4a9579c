import type { Outbox } from './outbox.ts';
import type { Worker } from './worker.ts';

export interface Lanes {
  readonly start: () => Promise<void>;
  /** There may be work: called after each commit that queued a mail. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** Workers side by side, each with mails and room of its own: what one kind of mail waits for keeps no other waiting. */
export function createLanes(outbox: Pick<Outbox, 'takeBackClaims' | 'takeUpSales'>, workers: readonly Worker[]): Lanes {
  return {
    start: async () => {
      // Before any of them claims: taken back later, what one has in hand would be sent by another.
      await outbox.takeBackClaims();
      await outbox.takeUpSales();
      for (const worker of workers) worker.start();
    },
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
