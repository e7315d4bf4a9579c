import { expect, test } from 'vitest';
import { batteryYear, exampleWorth, exampleYear, penceText, valueOf } from './energyRates.ts';

test.each([
  ['night', '9p'],
  ['standard', '26.11p'],
  ['exportPoor', '4.1p'],
  ['quoteBusiness', '18p'],
] as const)('%s is printed as %s', (rate, text) => {
  expect(penceText(rate)).toBe(text);
});

// 3,600 kWh: 1,440 at 26.11p = £375.98, 2,160 at 15p = £324, at 4.1p = £88.56
test('the example year adds up', () => {
  expect(exampleYear).toEqual({ usedKwh: 1440, exportedKwh: 2160 });
  expect([valueOf(1440, 'standard'), valueOf(2160, 'exportGood'), valueOf(2160, 'exportPoor')]).toEqual([
    '£376',
    '£324',
    '£89',
  ]);
  expect([exampleWorth('exportGood'), exampleWorth('exportPoor')]).toEqual(['£700', '£465']);
});

// Night only: 365 × 6 = 2,190 kWh at 26.11p = £571.81, less 2,433 kWh at 9p = £219.00: £352.81.
// Export at 15p: 1,278 kWh = £333.69, less 1,420 at 15p = £213.00: £120.69; at 4.1p less £58.22: £275.47.
// Five dark months: 912 kWh = £238.12, less 1,013.3 at 9p = £91.20: £146.92 on top.
test('the battery saves what its article says', () => {
  expect(batteryYear).toEqual({
    nightOnly: '£355',
    goodExport: '£120',
    poorExport: '£275',
    mixedLeast: '£270',
    mixedMost: '£420',
  });
});
