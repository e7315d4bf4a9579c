import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { answer, FixtureTask } from './thread.fixture.ts';
import { openThread, type Thread } from './thread.ts';

type Said = Awaited<ReturnType<typeof answer>>;

let thread: Thread<FixtureTask, Said> | undefined;
afterEach(() => thread?.close());

function open(atOnce?: number): Thread<FixtureTask, Said> {
  thread = openThread<FixtureTask, Said>({
    from: import.meta.url,
    module: './thread.fixture',
    data: { greeting: 'hello' },
    ...(atOnce && { atOnce }),
  });
  return thread;
}

it('answers in a thread of its own, the same for every task, with what it was opened with', async () => {
  const { run } = open();
  const [one, other] = [await run('say'), await run('say')];
  expect(one.data).toEqual({ greeting: 'hello' });
  expect(one.threadId).not.toBe(threadId);
  expect(other.threadId).toBe(one.threadId);
});

it('has as many tasks in hand as it was told', async () => {
  const inHand = async (atOnce: number) => {
    const { run } = open(atOnce);
    const said = await Promise.all(Array.from({ length: 6 }, () => run('wait')));
    await thread?.close();
    return Math.max(...said.map((one) => one.inHand));
  };
  expect(await inHand(1)).toBe(1);
  expect(await inHand(3)).toBe(3);
});

it('passes on what the module throws, and goes on', async () => {
  const { run } = open();
  await expect(run('fail')).rejects.toThrow('as asked');
  await expect(run('say')).resolves.toMatchObject({ inHand: 1 });
});

it('starts another thread when one has died', async () => {
  const { run } = open();
  const before = await run('say');
  await expect(run('die')).rejects.toBeInstanceOf(Error);
  expect((await run('say')).threadId).not.toBe(before.threadId);
});

it('ends what it has in hand when it is closed, or when nobody waits any longer', async () => {
  const { run, close } = open();
  await run('say');
  const given = new AbortController();
  const waiting = run('wait', given.signal);
  given.abort();
  await expect(waiting).rejects.toThrow('aborted');
  const closed = run('wait');
  await Promise.all([expect(closed).rejects.toBeInstanceOf(Error), close()]);
});

it('stands back alone where threads can, not the process with it', async () => {
  const { run } = open();
  const before = getPriority(0);
  expect((await run('say')).priority).toBe(before);
  expect((await run('stand back')).priority).toBe(process.platform === 'linux' ? Math.max(before, 7) : before);
  expect(getPriority(0)).toBe(before);
});
