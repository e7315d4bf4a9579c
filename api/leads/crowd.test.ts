import { describe, expect, it } from 'vitest';
import { createCrowd } from './crowd.ts';

/** A crowd on a clock that is put forward by hand, in milliseconds. */
function crowdOnClock() {
  let now = 0;
  const crowd = createCrowd(() => now);
  return {
    crowd,
    wait: (ms: number): void => {
      now += ms;
    },
    commit(leads: number): void {
      crowd.begin(leads);
      crowd.end();
    },
  };
}

describe('a crowd of visitors', () => {
  it.each([
    { leads: 1, isHere: false },
    { leads: 3, isHere: false },
    { leads: 4, isHere: true },
    { leads: 100, isHere: true },
  ])('of $leads leads in one commit: $isHere', ({ leads, isHere }) => {
    const { crowd } = crowdOnClock();
    expect(crowd.isHere()).toBe(false);
    crowd.begin(leads);
    expect(crowd.isHere()).toBe(isHere);
    crowd.end();
    expect(crowd.isHere()).toBe(isHere);
  });

  it('is gone a moment after its last commit, whatever comes singly', () => {
    const { crowd, wait, commit } = crowdOnClock();
    commit(10);
    for (const ms of [30, 30, 30, 30, 29]) {
      wait(ms);
      commit(1);
      expect(crowd.isHere()).toBe(true);
    }
    wait(1);
    expect(crowd.isHere()).toBe(false);
  });

  it('is gone sooner when nothing follows at all', () => {
    const { crowd, wait, commit } = crowdOnClock();
    commit(10);
    wait(39);
    expect(crowd.isHere()).toBe(true);
    wait(1);
    expect(crowd.isHere()).toBe(false);
  });

  it('is here while a commit takes long', () => {
    const { crowd, wait } = crowdOnClock();
    crowd.begin(10);
    wait(120);
    expect(crowd.isHere()).toBe(true);
    crowd.end();
    wait(29);
    expect(crowd.isHere()).toBe(true);
    wait(1);
    expect(crowd.isHere()).toBe(false);
  });
});
