import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { createSmallGroups } from './smallGroups.ts';

function door() {
  const passed: number[] = [];
  const moments: (() => void)[] = [];
  const handle = createSmallGroups((work) => moments.push(work));
  // The middleware looks at neither of them.
  const arrive = (guest: number) => handle({} as Request, {} as Response, () => void passed.push(guest));
  const tick = () => moments.shift()?.();
  return { arrive, moments, passed, tick };
}

describe('requests in small groups', () => {
  it('pass four at a time and in their order, with other work in between', () => {
    const { arrive, passed, tick } = door();
    for (let guest = 1; guest <= 10; guest += 1) arrive(guest);
    const counts = [0, 1, 2, 3].map(() => {
      tick();
      return passed.length;
    });
    expect(counts).toEqual([4, 8, 10, 10]);
    expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('wait for nobody when there are few of them', () => {
    const { arrive, moments, passed, tick } = door();
    arrive(1);
    tick();
    expect(passed).toEqual([1]);
    expect(moments).toEqual([]);
  });

  it('join those who wait', () => {
    const { arrive, moments, passed, tick } = door();
    [1, 2, 3, 4, 5].forEach(arrive);
    tick();
    arrive(6);
    expect(moments).toHaveLength(1);
    tick();
    expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
