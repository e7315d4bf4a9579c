import { describe, expect, it } from 'vitest';
import type { HomeEstimate } from '../common/energy/estimate.ts';
import { batteryRows } from '../common/energy/wording.ts';
import { pounds, toPounds } from '../common/money.ts';
import { batteryChoices, estimateSolar, withBattery } from './estimate.ts';
import { solarDefaults } from './limits.ts';
import { quoteSolar } from './pricing.ts';

const customer = { customerType: 'home', postcode: 'NE1 4ST', electricityBill: 80 } as const;

function quoteWith(changes: Partial<Parameters<typeof quoteSolar>[0]> = {}) {
  const quote = quoteSolar({ ...solarDefaults, sizeKw: 4, battery: '', batteryIncluded: false, ...changes });
  if (!quote) throw new Error('The catalogue knows the defaults.');
  return quote;
}

const sharesOf = (estimate: HomeEstimate | undefined) =>
  estimate?.kind === 'range' ? [estimate.low, estimate.high].map(({ year }) => year.used / year.generation) : [];

it('takes size, price and the battery’s capacity from the quote', () => {
  const estimate = estimateSolar(customer, quoteWith());
  expect(estimate).toMatchObject({ kind: 'range', region: 9, assumed: ['direction', 'shade'] });
  if (estimate?.kind !== 'range') return;
  expect([estimate.low, estimate.high].map(({ saving }) => Math.round(toPounds(saving)))).toEqual([313, 592]);
  const [without = 1] = sharesOf(estimate);
  const [withBattery = 0] = sharesOf(
    estimateSolar(customer, quoteWith({ battery: 'battery-7.7kwh', batteryIncluded: true })),
  );
  expect(withBattery).toBeGreaterThan(without * 1.5);
});

it('lays the panels flatter on a flat roof', () => {
  const made = (mounting: string) => {
    const estimate = estimateSolar(customer, quoteWith({ mounting }));
    return estimate?.kind === 'range' ? estimate.high.year.generation : 0;
  };
  // 10° instead of 30°, south: less in the North East.
  expect(made('mounting-flat')).toBeLessThan(made('mounting-pitched'));
  expect(made('mounting-ground')).toBe(made('mounting-pitched'));
});

it('takes the stated amount of a bill that is beyond the scale', () => {
  const estimate = estimateSolar({ ...customer, electricityBill: 500, electricityBillStated: 800 }, quoteWith());
  // (12 × £800 − 365 × £0.5719) ÷ £0.2611
  expect(estimate).toMatchObject({ annualUse: expect.closeTo(35_968, 0) });
});

it('has none for a business: the method was fitted on homes', () => {
  expect(estimateSolar({ ...customer, customerType: 'business' }, quoteWith())).toBeUndefined();
});

it('says what each battery adds and how long it takes to earn its price', () => {
  // (12 × £71.79 − 365 × £0.5719) ÷ £0.2611: the use of a typical home.
  const quote = quoteWith();
  const estimate = estimateSolar({ ...customer, electricityBill: 71.79 }, quote);
  if (estimate?.kind !== 'range') throw new Error('expected a range');
  expect(Math.round(estimate.annualUse)).toBe(2500);
  const rowsOn = (day: string) =>
    batteryRows(batteryChoices(estimate, quote, day)).map(({ label, value }) => [label, value]);
  expect(rowsOn('2027-03-31')).toEqual([
    ['2.4 kWh battery, £1,400', '£44 to £113 a year, 12 to 32 years'],
    ['7.7 kWh battery, £5,040', '£139 to £175 a year, 29 to 36 years'],
    ['13.5 kWh battery, £9,800', '£155 to £189 a year, 52 to 63 years'],
  ]);
  // 5% more to pay, and to earn back.
  expect(rowsOn('2027-04-01')).toEqual([
    ['2.4 kWh battery, £1,470 with 5% VAT', '£44 to £113 a year, 13 to 33 years'],
    ['7.7 kWh battery, £5,292 with 5% VAT', '£139 to £175 a year, 30 to 38 years'],
    ['13.5 kWh battery, £10,290 with 5% VAT', '£155 to £189 a year, 54 to 66 years'],
  ]);
});

describe('another battery than the quote’s', () => {
  const plain = quoteWith();
  const large = quoteWith({ battery: 'battery-13.5kwh', batteryIncluded: true });
  const costOf = (quote: typeof plain | undefined) => quote && toPounds(quote.figures.total);

  it('changes price and capacity by what the catalogue says, on top of what was quoted', () => {
    expect(costOf(withBattery(plain, 13.5))).toBe(costOf(large));
    expect(costOf(withBattery(large, 0))).toBe(costOf(plain));
    const dearer = { ...plain, figures: { ...plain.figures, total: pounds(5000) } };
    // The catalogue's difference is (£6,999.99 × 1.4): 9,799.99.
    expect(costOf(withBattery(dearer, 13.5))).toBeCloseTo(14_799.99, 1);
    expect(withBattery(plain, 13.5)).toMatchObject({ batteryCount: 1, battery: { id: 'battery-13.5kwh' } });
    expect(withBattery(large, 0)).toMatchObject({ batteryCount: 0, battery: undefined });
  });

  it('is the quote itself where nothing else was said, and none that the catalogue does not have', () => {
    expect(withBattery(plain, undefined)).toBe(plain);
    expect(withBattery(plain, 0)).toBe(plain);
    expect(withBattery(plain, 3)).toBeUndefined();
  });
});

it('is narrowed by what is said of the roof', () => {
  expect(estimateSolar(customer, quoteWith(), { direction: 'S', shade: 'modest' })).toMatchObject({
    assumed: [],
    shade: 'modest',
    low: { year: { generation: expect.closeTo(0.8 * 3419, -1) } },
  });
});
