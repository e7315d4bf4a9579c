import { describe, expect, it } from 'vitest';
import { createFinder } from './findTogether.ts';

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
