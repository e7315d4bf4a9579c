import { expect, it } from 'vitest';
import { sharesOf } from './sharesOf.ts';

it('lays the parts end to end', () => {
  // 100 / 140, 30 / 140, 10 / 140: the specification's 30 % and 10 % on top of the equipment.
  const [equipment, installation, design] = sharesOf([100, 30, 10]);
  expect(equipment?.width).toBeCloseTo(71.43, 2);
  expect(installation?.start).toBeCloseTo(71.43, 2);
  expect(design?.start).toBeCloseTo(92.86, 2);
  expect((design?.start ?? 0) + (design?.width ?? 0)).toBeCloseTo(100);
});

it('is all zero when there is nothing to share', () => {
  expect(sharesOf([0, 0])).toEqual([
    { start: 0, width: 0 },
    { start: 0, width: 0 },
  ]);
});
