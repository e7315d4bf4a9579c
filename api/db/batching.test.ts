import { describe, expect, it } from 'vitest';
import { createFinder, createGroupCommit, QueueFullError } from './batching.ts';

const noFault = { isItemFault: () => true, maxBatch: 100, maxWaiting: 1000 };

/** A commit that is under way until it is let go. */
function heldCommit() {
  const batches: number[][] = [];
  const releases: (() => void)[] = [];
  const commit = async (items: readonly number[]): Promise<number[]> => {
    batches.push([...items]);
    await new Promise<void>((resolve) => releases.push(resolve));
    return items.map((item) => item * 10);
  };
  return { batches, commit, release: () => releases.shift()?.() };
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('group commit', () => {
  it('stores a lone item at once', async () => {
    const { add } = createGroupCommit({ ...noFault, commit: async (items: readonly number[]) => items });
    expect(await add(7)).toBe(7);
  });

  it('puts whatever arrives during a commit into the next one, in order', async () => {
    const { batches, commit, release } = heldCommit();
    const { add } = createGroupCommit({ ...noFault, commit });
    const answers = [1, 2, 3, 4].map(add);
    release();
    await tick();
    release();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('takes no more than a batch at a time', async () => {
    const sizes: number[] = [];
    const commit = async (items: readonly number[]) => {
      sizes.push(items.length);
      await tick();
      return items;
    };
    const { add } = createGroupCommit({ ...noFault, commit, maxBatch: 3 });
    await Promise.all(Array.from({ length: 8 }, (_, index) => add(index)));
    expect(sizes).toEqual([1, 3, 3, 1]);
  });

  it('hurts nobody but the bad item', async () => {
    const commit = async (items: readonly number[]) => {
      await tick();
      if (items.includes(3)) throw new Error('bad row');
      return items;
    };
    const { add } = createGroupCommit({ ...noFault, commit });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('tells all at once when the storage itself fails', async () => {
    let commits = 0;
    const commit = async (): Promise<number[]> => {
      commits += 1;
      await tick();
      throw new Error('disk full');
    };
    const { add } = createGroupCommit({ ...noFault, commit, isItemFault: () => false });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(add));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(commits).toBe(2);
  });

  it('works on after a failure', async () => {
    let isBroken = true;
    const commit = async (items: readonly number[]) => {
      if (isBroken) throw new Error('disk full');
      return items;
    };
    const { add } = createGroupCommit({ ...noFault, commit });
    await expect(add(1)).rejects.toThrow('disk full');
    isBroken = false;
    expect(await add(2)).toBe(2);
  });

  it('refuses what is beyond the queue', async () => {
    const { commit, release } = heldCommit();
    const { add, waiting } = createGroupCommit({ ...noFault, commit, maxWaiting: 2 });
    const first = add(1);
    const others = [add(2), add(3)];
    expect(waiting()).toBe(2);
    await expect(add(4)).rejects.toBeInstanceOf(QueueFullError);
    release();
    await tick();
    release();
    expect(await Promise.all([first, ...others])).toEqual([10, 20, 30]);
  });

  it('is drained when nothing is waiting or being stored', async () => {
    const { batches, commit, release } = heldCommit();
    const { add, drained } = createGroupCommit({ ...noFault, commit });
    const answers = [add(1), add(2)];
    let isDrained = false;
    const whenDrained = drained().then(() => {
      isDrained = true;
    });
    release();
    await tick();
    expect(isDrained).toBe(false);
    release();
    await whenDrained;
    await Promise.all(answers);
    expect(batches).toHaveLength(2);
  });

  it('does not take an answer too few for success', async () => {
    const { add } = createGroupCommit({ ...noFault, commit: async () => [] });
    await expect(add(1)).rejects.toThrow('answer every item');
  });
});

interface Fruit {
  readonly name: string;
  readonly colour: string;
}

const FRUIT: readonly Fruit[] = [
  { name: 'apple', colour: 'red' },
  { name: 'plum', colour: 'blue' },
];

function basket() {
  const asked: (readonly string[])[] = [];
  const find = createFinder<Fruit>(
    (names) => {
      asked.push(names);
      if (names.includes('worm')) return Promise.reject(new Error('worm'));
      return Promise.resolve(FRUIT.filter(({ name }) => names.includes(name)).toReversed());
    },
    ({ name }) => name,
  );
  return { asked, find };
}

describe('rows looked up together', () => {
  it('are asked for once, and each gets its own', async () => {
    const { asked, find } = basket();
    const found = await Promise.all(['apple', 'plum', 'pear', 'apple'].map((name) => find(name)));
    expect(found.map((fruit) => fruit?.colour)).toEqual(['red', 'blue', undefined, 'red']);
    expect(asked).toEqual([['apple', 'plum', 'pear']]);
  });

  it('are asked for anew by whoever comes later', async () => {
    const { asked, find } = basket();
    expect(await find('apple')).toEqual(FRUIT[0]);
    expect(await find('plum')).toEqual(FRUIT[1]);
    expect(asked).toEqual([['apple'], ['plum']]);
  });

  it('fail for those who asked, and for nobody after them', async () => {
    const { find } = basket();
    await expect(Promise.all([find('worm'), find('apple')])).rejects.toThrow('worm');
    expect(await find('apple')).toEqual(FRUIT[0]);
  });
});
