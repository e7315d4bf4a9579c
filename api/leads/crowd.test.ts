import { describe, expect, it } from 'vitest';
import { createCrowd } from './crowd.ts';

describe('a crowd of visitors', () => {
  it.each([
    { leads: 1, isHere: false },
    { leads: 3, isHere: false },
    { leads: 4, isHere: true },
    { leads: 100, isHere: true },
  ])('of $leads leads in one commit: $isHere', ({ leads, isHere }) => {
    const crowd = createCrowd(() => 0);
    expect(crowd.isHere()).toBe(false);
    crowd.note(leads);
    expect(crowd.isHere()).toBe(isHere);
  });

  it('is gone a moment after its last commit, whatever comes singly', () => {
    let now = 0;
    const crowd = createCrowd(() => now);
    crowd.note(10);
    now = 149;
    crowd.note(1);
    expect(crowd.isHere()).toBe(true);
    now = 150;
    expect(crowd.isHere()).toBe(false);
  });
});
