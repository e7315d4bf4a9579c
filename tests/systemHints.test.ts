import { expect, test } from 'vitest';
import { commercialSolarCatalogue } from '#contract/commercial-solar/catalogue.ts';
import { commercialSolarDefaults } from '#contract/commercial-solar/limits.ts';
import { quoteCommercialSolar } from '#contract/commercial-solar/pricing.ts';
import type { SystemChoice } from '#contract/common/photovoltaic/equipment.ts';
import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import { solarCatalogue } from '#contract/solar/catalogue.ts';
import { solarDefaults } from '#contract/solar/limits.ts';
import { quoteSolar } from '#contract/solar/pricing.ts';

const none = { batteryIncluded: false, battery: '' };

function solarHints(changes: Partial<SystemChoice>, roof = 'Pitched') {
  const quote = quoteSolar({ sizeKw: 4, ...solarDefaults, ...none, ...changes });
  return quote ? systemHints(quote, roof, solarCatalogue) : undefined;
}

function commercialHints(changes: Partial<SystemChoice>, roof = 'Flat') {
  const quote = quoteCommercialSolar({ sizeKw: 10, ...commercialSolarDefaults, ...none, ...changes });
  return quote ? systemHints(quote, roof, commercialSolarCatalogue) : undefined;
}

test.each([
  ['what a visitor starts with', solarHints({})],
  // 8 × 455 W are 3.64 kWp: 1.01 of the inverter.
  ['a small system', solarHints({ sizeKw: 3 })],
  // 13 × 455 W are 5.915 kWp on 5 kW: 1.18.
  ['a larger inverter for 5 kW', solarHints({ sizeKw: 5, inverter: 'inverter-2' })],
  ['a mixed roof, for which no mounting is made', solarHints({}, 'Mixed')],
  ['an unanswered roof', solarHints({}, '')],
  // 250 × 440 W are 110 kWp on 20 × 5 kW.
  ['100 kW with an inverter for each 5 kW', commercialHints({ sizeKw: 100 })],
  ['one phase up to 15 kW', commercialHints({ sizeKw: 15, inverter: 'commercial-inverter-single-phase' })],
])('nothing to say of %s', (_what, hints) => expect(hints).toEqual([]));

test('a mounting for another roof offers the fitting one', () => {
  expect(solarHints({}, 'Flat')).toEqual([
    expect.objectContaining({
      code: 'mounting',
      field: 'mountingType',
      text: 'You told us that your roof is flat. Flat roof mounting fits it.',
      check: 'Pitched roof mounting on a flat roof',
      offer: expect.objectContaining({ id: 'mounting-flat' }),
    }),
  ]);
});

test('an inverter that is too small offers one that carries the panels', () => {
  // 13 × 455 W = 5.915 kWp; 5.915 ÷ 3.6 = 1.64; ÷ 5 = 1.18.
  expect(solarHints({ sizeKw: 5 })).toEqual([
    expect.objectContaining({
      code: 'inverter-power',
      field: 'inverterType',
      text: '5.92 kWp of panels is a lot for 3.6 kW of inverter. Standard inverter fits it.',
      check: '5.92 kWp on 3.6 kW of inverter',
      offer: expect.objectContaining({ id: 'inverter-2' }),
    }),
  ]);
});

test('and says so where none of them does', () => {
  // 30 × 455 W = 13.65 kWp; 13.65 ÷ 6 = 2.28.
  const [hint] = solarHints({ sizeKw: 12 }) ?? [];
  expect(hint?.offer).toBeUndefined();
  expect(hint?.text).toBe(
    '13.65 kWp of panels is a lot for 3.6 kW of inverter. It needs more than one inverter; the price counts one. The survey confirms how many.',
  );
});

test('a single-phase supply above 15 kW is doubted', () => {
  const [hint] = commercialHints({ sizeKw: 20, inverter: 'commercial-inverter-single-phase' }) ?? [];
  expect(hint).toMatchObject({
    code: 'single-phase',
    text: 'Above 15 kW the supply is nearly always three-phase. Three-phase inverter fits it. The survey checks yours.',
    offer: { id: 'commercial-inverter-three-phase' },
  });
});
