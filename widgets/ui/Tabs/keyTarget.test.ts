import { expect, it } from 'vitest';
import { keyTarget } from './keyTarget.ts';

it.each([
  { key: 'ArrowRight', current: 0, target: 1 },
  { key: 'ArrowRight', current: 3, target: 0 },
  { key: 'ArrowLeft', current: 0, target: 3 },
  { key: 'Home', current: 2, target: 0 },
  { key: 'End', current: 1, target: 3 },
  { key: 'Tab', current: 1, target: undefined },
])('$key on tab $current of 4 → $target', ({ key, current, target }) => {
  expect(keyTarget(key, current, 4)).toBe(target);
});
