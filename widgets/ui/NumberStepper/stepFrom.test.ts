import { expect, it } from 'vitest';
import { stepFrom } from './stepFrom.ts';

const home = { min: 1, max: 12, step: 1 };
const commercial = { min: 5, max: 100, step: 5 };

it.each([
  { value: 4, direction: 1, limits: home, next: 5 },
  { value: 4, direction: -1, limits: home, next: 3 },
  { value: 12, direction: 1, limits: home, next: 12 },
  { value: 1, direction: -1, limits: home, next: 1 },
  // Typed between two steps: onto the grid, not past it.
  { value: 12, direction: 1, limits: commercial, next: 15 },
  { value: 12, direction: -1, limits: commercial, next: 10 },
  // Typed nonsense or an emptied box starts again at the bottom.
  { value: Number.NaN, direction: 1, limits: home, next: 2 },
  { value: 99, direction: -1, limits: home, next: 12 },
] as const)('$value $direction → $next', ({ value, direction, limits, next }) => {
  expect(stepFrom(value, direction, limits)).toBe(next);
});
