import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { workerData } from 'piscina';

/** What the thread of the test is asked to do. */
export type FixtureTask = 'die' | 'fail' | 'say' | 'wait';

const WAIT_MS = 30;
let inHand = 0;

/** @returns what it was opened with, which thread it is, and how many tasks it had in hand */
export async function answer(task: FixtureTask): Promise<{ data: unknown; threadId: number; inHand: number }> {
  if (task === 'die') process.exit(1);
  if (task === 'fail') throw new Error('as asked');
  inHand += 1;
  if (task === 'wait') await sleep(WAIT_MS);
  const together = inHand;
  inHand -= 1;
  return { data: workerData, threadId, inHand: together };
}
