import { describe, expect, it } from 'vitest';
import { adviseCharger } from './advice.ts';

describe('which charger fits', () => {
  it.each([
    [false, false, 'charger-1', /don't need solar charging, which costs £250 more/, /came with your car/],
    [false, true, 'charger-2', /don't need solar charging, which costs £150 more/, /Type 2 cable, 5 metres/],
    [true, false, 'charger-3', /solar power your home has left over/, /came with your car/],
    [true, true, 'charger-4', /solar power your home has left over/, /Type 2 cable, 7\.5 metres/],
  ] as const)('solar %s, own cable %s: %s', (hasSolar, wantsCable, id, solar, plug) => {
    const advice = adviseCharger({ hasSolar, wantsCable });
    expect(advice?.charger.id).toBe(id);
    expect(advice?.charger.isSolarCompatible).toBe(hasSolar);
    expect(advice?.reasons).toEqual([expect.stringMatching(solar), expect.stringMatching(plug)]);
  });
});
