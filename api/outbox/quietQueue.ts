import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 10;

/**
 * One piece of heavy work at a time, each begun when no request is waiting, or after `patienceMs` at the latest: drawing
 * a PDF holds the only thread for longer than answering a dozen visitors takes.
 */
export function createQuietQueue(isBusy: () => boolean, patienceMs: number) {
  let last: Promise<unknown> = Promise.resolve();

  async function quiet(): Promise<void> {
    for (let waited = 0; isBusy() && waited < patienceMs; waited += STEP_MS) await sleep(STEP_MS);
  }

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(quiet).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
