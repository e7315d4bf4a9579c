import { expect, test } from 'vitest';
import { batteryYear, exampleWorth, exampleYear, penceText, valueOf } from './energyRates.ts';

test.each([
  ['night', '9p'],
  ['standard', '26.11p'],
  // What the estimate beside it counts: the registry has no other proof of it.
  ['exportGood', '12p'],
  ['exportPoor', '4.1p'],
  ['quoteBusiness', '18p'],
] as const)('%s is printed as %s', (rate, text) => {
  expect(penceText(rate)).toBe(text);
});

// 3,600 kWh: 1,440 at 26.11p = £375.98, 2,160 at 12p = £259.20, at 4.1p = £88.56
test('the example year adds up', () => {
  expect(exampleYear).toEqual({ usedKwh: 1440, exportedKwh: 2160 });
  expect([valueOf(1440, 'standard'), valueOf(2160, 'exportGood'), valueOf(2160, 'exportPoor')]).toEqual([
    '£376',
    '£259',
    '£89',
  ]);
  expect([exampleWorth('exportGood'), exampleWorth('exportPoor')]).toEqual(['£635', '£465']);
});

// Night only: 365 × 5 = 1,825 kWh at 26.11p = £476.51, less 2,027.8 kWh at 9p = £182.50: £294.01.
// Export at 12p: 1,065 kWh = £278.07, less 1,183.3 at 12p = £142.00: £136.07; at 4.1p less £48.52: £229.55.
// Five dark months: 760 kWh = £198.44, less 844.4 at 9p = £76.00: £122.44 on top, £258.51 to £351.99 in all.
// £5,000 / £351.99 = 14.2 years, £5,000 / £258.51 = 19.3 years.
test('the battery saves what its article says', () => {
  expect(batteryYear).toEqual({
    moved: '5 kWh',
    price: '£5,000',
    nightOnly: '£295',
    goodExport: '£135',
    poorExport: '£230',
    mixed: '£260 to £350',
    payback: '14 to 19 years',
  });
});
