import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { workerData } from 'piscina';
import { standBack } from './thread.ts';

/** What the thread of the test is asked to do. */
export type FixtureTask = 'die' | 'fail' | 'say' | 'stand back' | 'wait';

const WAIT_MS = 30;
const BACK = 7;
let inHand = 0;

interface Said {
  /** What the thread was opened with. */
  readonly data: unknown;
  readonly threadId: number;
  /** Tasks, with this one. */
  readonly inHand: number;
  /** Its nice value. */
  readonly priority: number;
}

export async function answer(task: FixtureTask): Promise<Said> {
  if (task === 'die') process.exit(1);
  if (task === 'fail') throw new Error('as asked');
  if (task === 'stand back') standBack(BACK);
  inHand += 1;
  if (task === 'wait') await sleep(WAIT_MS);
  const together = inHand;
  inHand -= 1;
  return { data: workerData, threadId, inHand: together, priority: getPriority(0) };
}
