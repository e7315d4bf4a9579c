import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POLL_MS, startWatch } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks at the start, when something falls due and a few times a minute, whatever a look comes to', async () => {
  const start = Date.now();
  const polls: number[] = [];
  const stop = startWatch({
    poll: () => {
      polls.push(Date.now() - start);
      if (polls.length === 2) return Promise.reject(new Error('database gone'));
      return Promise.resolve(polls.length === 1 ? start + 5 : undefined);
    },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  await vi.advanceTimersByTimeAsync(2 * POLL_MS + 5);
  expect(polls).toEqual([0, 5, POLL_MS + 5, 2 * POLL_MS + 5]);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(polls).toHaveLength(4);
});
