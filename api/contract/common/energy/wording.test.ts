import { describe, expect, it } from 'vitest';
import { pounds } from '../money.ts';
import { buildingBasis, estimateBuilding } from './building.ts';
import { estimateHome, type HomeAnswers, type HomeRange } from './estimate.ts';
import type { Opening, Tariff } from './inputs.ts';
import { estimateBasis, estimateLines, estimateRows } from './wording.ts';

const answers: HomeAnswers = {
  postcode: 'NE1 4ST',
  sizeKw: 4,
  batteryKwh: 0,
  monthlyBill: 80,
  orientation: undefined,
  shade: undefined,
  tilt: 30,
  cost: pounds(3296.86),
};
const DURING = '2026-09-30';
const AFTER = '2026-10-01';

function rangeOf(given: Partial<HomeAnswers>): HomeRange {
  const estimate = estimateHome({ ...answers, ...given });
  if (estimate.kind === 'none') throw new Error(`expected a range, found none: ${estimate.reason}`);
  return estimate;
}
const valuesOf = (given: Partial<HomeAnswers>) => estimateRows(rangeOf(given)).map(({ value }) => value);

it('tells four figures, each from the cautious end to the favourable one', () => {
  expect(valuesOf({})).toEqual(['2,850 to 3,719 kWh', '28 to 31% of it', '£313 to £592', '5.6 to 10.8 years']);
  expect(valuesOf({ orientation: 'S' })[0]).toBe('3,419 to 3,719 kWh');
});

it.each([
  [3296.86, '5.6 to 10.8 years'],
  [9000, '15.8 years at best; it can take more than 25'],
  [30_000, 'Not within 25 years, by money alone'],
])('a system of £%d: %s', (cost, words) => {
  expect(valuesOf({ cost: pounds(cost) })[3]).toBe(words);
});

describe('what it rests on', () => {
  const basisOf = (given: Partial<HomeAnswers>, day = DURING) => estimateBasis(rangeOf(given), day).join(' ');

  it('names method, roof, use, prices with their date, and what is left out', () => {
    expect(basisOf({})).toBe(
      'An estimate by the SAP 10.2 method, the government’s for energy certificates. It runs from a roof facing east or west to one facing south. We assume no shade. Your bill means about 2,877 kWh a year. Prices of July to September 2026: 26.11p for each kWh you don’t buy (the price cap), 4.1p to 12p for each one you sell. No price rises; panels lose 0.5% a year.',
    );
  });

  it('says so once the prices have changed', () => {
    expect(basisOf({}, AFTER)).toContain('Prices of July to September 2026, which have changed since: 26.11p');
  });

  it.each([
    [
      { monthlyBill: 19 },
      'Your bill is hardly above the standing charge, so we assume a typical home’s 2,500 kWh a year.',
    ],
    [{ monthlyBill: 10 }, 'Your bill is below the standing charge, so we assume a typical home’s 2,500 kWh a year.'],
    [{ monthlyBill: undefined }, 'We assume a typical home’s 2,500 kWh a year.'],
  ])('%o: %s', (given, sentence) => {
    expect(basisOf(given)).toContain(sentence);
  });

  it('says of any bill from £0 to £40 what is true of it', () => {
    const bills = [...Array.from({ length: 161 }, (_, quarter) => quarter / 4), 17.39, 17.4, 19.57, 19.58];
    for (const monthlyBill of bills) {
      const afterStanding = 12 * monthlyBill - 365 * 0.5719;
      const said = basisOf({ monthlyBill });
      expect(said.includes('Your bill is below the standing charge'), `£${monthlyBill}`).toBe(afterStanding < 0);
      const isHardlyAbove = afterStanding >= 0 && afterStanding < 100 * 0.2611;
      expect(said.includes('Your bill is hardly above the standing charge'), `£${monthlyBill}`).toBe(isHardlyAbove);
      const kwh = afterStanding / 0.2611;
      const isReckoned = said.includes(`Your bill means about ${Math.round(kwh).toLocaleString('en-GB')} kWh a year.`);
      expect(isReckoned, `£${monthlyBill}`).toBe(kwh >= 100);
    }
  });

  it('leaves out what the visitor has said', () => {
    const said = basisOf({ orientation: 'S', shade: 'modest' });
    expect(said).not.toMatch(/facing|shade/);
  });

  it('promises nothing and is no MCS estimate', () => {
    expect(basisOf({})).not.toMatch(/guarantee|MCS|will save/i);
  });
});

describe('what the figures of a building rest on', () => {
  const basisAt = (given: { readonly opening: Opening; readonly tariff: Tariff }, bill = 300) => {
    const estimate = estimateBuilding({ ...answers, monthlyBill: bill }, given);
    if (estimate.kind !== 'range') throw new Error('expected a range');
    return buildingBasis(estimate, given.opening, DURING).join(' ');
  };

  it('names the prices that were counted, which have no VAT', () => {
    expect(basisAt({ opening: 'weekdays', tariff: 'flat' })).toContain(
      'Prices of July to September 2026: 24.87p for each kWh you don’t buy, 4.1p to 12p for each one you sell. There’s no price cap for businesses: these are prices for homes without their 5% VAT. Your contract may say otherwise.',
    );
    const byTime = basisAt({ opening: 'weekdays', tariff: 'time-of-use' });
    // 15.49p, 36.13p and 25.80p ÷ 1.05
    expect(byTime).toContain('14.75p for a kWh from 2:00 to 5:00, 34.41p from 16:00 to 19:00, 24.57p otherwise');
    expect(byTime).not.toMatch(/26\.11p|24\.87p|15\.49p/);
  });

  it.each([
    ['weekdays', 'used Monday to Friday, 8am to 6pm, and a quarter as much when closed: a stylised office.'],
    ['daily', 'used every day, 8am to 8pm, and a quarter as much when closed: a stylised shop.'],
    ['always', 'used round the clock: a stylised works.'],
  ] as const)('names its hours as the stylised ones they are: %s', (opening, words) => {
    expect(basisAt({ opening, tariff: 'flat' })).toContain(words);
  });

  it('says that a bill a penny above the standing charge tells nothing', () => {
    // 365 × £0.5719 ÷ 1.05 ÷ 12 = £16.57
    expect(basisAt({ opening: 'weekdays', tariff: 'flat' }, 16.58)).toContain('Your bill doesn’t tell us your use');
  });
});

it('tells sales in three lines, or why there is none in one', () => {
  expect(estimateLines(estimateHome(answers))).toEqual([
    { label: 'Made and used', value: '2,850 to 3,719 kWh a year, 28 to 31% of it at home' },
    { label: 'Worth', value: '£313 to £592 a year' },
    { label: 'Payback', value: '5.6 to 10.8 years' },
  ]);
  expect(estimateLines(estimateHome({ ...answers, postcode: 'GY1 1AA' }))).toEqual([
    { label: 'Estimate', value: expect.stringContaining('no weather data') },
  ]);
});
