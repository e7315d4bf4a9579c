import { expect, it } from 'vitest';
import { createQuietQueue } from './quietQueue.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('does one piece of work at a time, in order', async () => {
  const inTurn = createQuietQueue(() => false, 100);
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await pause(5);
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(work('a')), inTurn(work('b'))])).toEqual(['a', 'b']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('waits until nobody is waiting', async () => {
  let isBusy = true;
  const inTurn = createQuietQueue(() => isBusy, 10_000);
  let isDone = false;
  const work = inTurn(async () => {
    isDone = true;
  });
  await pause(40);
  expect(isDone).toBe(false);
  isBusy = false;
  await work;
  expect(isDone).toBe(true);
});

it('loses patience, so that mails leave under load too', async () => {
  const inTurn = createQuietQueue(() => true, 30);
  expect(await inTurn(async () => 'drawn')).toBe('drawn');
});

it('goes on after work that failed', async () => {
  const inTurn = createQuietQueue(() => false, 100);
  const failed = inTurn(() => Promise.reject(new Error('no font')));
  const next = inTurn(async () => 'drawn');
  await expect(failed).rejects.toThrow('no font');
  expect(await next).toBe('drawn');
});
