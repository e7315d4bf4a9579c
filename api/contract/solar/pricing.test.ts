import { describe, expect, it } from 'vitest';
import { formatWholePounds, pounds, toPounds, NO_MONEY } from '../common/money.ts';
import { countPanels } from '../common/photovoltaic/limits.ts';
import { formatInstalledPower, formatPayback, wireFigures } from '../common/photovoltaic/pricing.ts';
import cases from './cases/pricing.json' with { type: 'json' };
import { batteries, inverters, mountings, panels } from './catalogue.ts';
import { solarDefaults } from './limits.ts';
import { priceSolar, quoteSolar } from './pricing.ts';

describe('worked cases of section 9.3', () => {
  it.each(cases.map((worked) => [worked.id, worked] as const))('%s', (_id, { input, expected }) => {
    const figures = priceSolar(input.systemSize, {
      panel: pounds(input.panel.price),
      inverter: pounds(input.inverter.price),
      mounting: pounds(input.mounting.price),
      battery: input.battery ? pounds(input.battery.price) : NO_MONEY,
    });
    expect(wireFigures(figures)).toEqual({
      panelCount: expected.panelCount,
      equipmentCost: expected.equipmentCost,
      installationCost: expected.installationCost,
      designCost: expected.designCost,
      totalCost: expected.totalCost,
      annualProduction: expected.annualProduction,
      estimatedAnnualSavings: expected.estimatedAnnualSavings,
      estimatedPaybackYears: expected.estimatedPaybackYears,
      co2Offset: expected.co2Offset,
    });
    expect(formatPayback(figures.paybackTenths)).toBe(expected.estimatedPaybackYearsText);
    expect({
      equipmentCost: formatWholePounds(figures.equipment),
      installationCost: formatWholePounds(figures.installation),
      designCost: formatWholePounds(figures.design),
      totalCost: formatWholePounds(figures.total),
      estimatedAnnualSavings: formatWholePounds(figures.annualSavings),
    }).toEqual(expected.display);
  });
});

describe('money traps', () => {
  it('counts panels half up at every exact half', () => {
    const oddSizes = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29];
    expect(oddSizes.map(countPanels)).toEqual([3, 8, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58, 63, 68, 73]);
  });

  it('shows the exact total, not the sum of its rounded parts (2,355 + 706 + 235 = 3,296)', () => {
    const { figures } = defined(quoteSolar(choice(4)));
    expect([figures.equipment, figures.installation, figures.design].map(formatWholePounds)).toEqual([
      '£2,355',
      '£706',
      '£235',
    ]);
    expect(formatWholePounds(figures.total)).toBe('£3,297');
  });

  it('agrees with exact rational arithmetic over the whole grid of sizes and equipment', () => {
    let compared = 0;
    for (const combination of grid()) {
      const figures = priceSolar(combination.size, combination.prices);
      const exact = exactFigures(combination);
      expect([toPounds(figures.equipment), toPounds(figures.installation), toPounds(figures.total)]).toEqual([
        exact.equipment,
        exact.installation,
        exact.total,
      ]);
      expect(figures.paybackTenths).toBe(exact.paybackTenths);
      expect(figures.co2Kg).toBe(exact.co2Kg);
      compared += 1;
    }
    expect(compared).toBe(30 * 3 * 3 * 3 * 4);
  });

  it('prints payback with one decimal, always', () => {
    expect([46, 50, 182].map(formatPayback)).toEqual(['4.6', '5.0', '18.2']);
  });
});

describe('a quote from catalogue ids', () => {
  it('leaves the battery out when its switch is off, whatever id came along', () => {
    const quote = defined(quoteSolar({ ...choice(4), battery: 'battery-13.5kwh' }));
    expect(quote.battery).toBeUndefined();
    expect(toPounds(quote.figures.total)).toBe(3296.85);
  });

  it.each([
    ['panel', { panel: 'panel-999w' }],
    ['inverter', { inverter: '' }],
    ['mounting', { mounting: '__proto__' }],
    ['battery', { batteryIncluded: true, battery: 'battery-none' }],
  ])('is undefined for an unknown %s', (_part, change) => {
    expect(quoteSolar({ ...choice(4), ...change })).toBeUndefined();
  });

  it('tells the peak power of the panels themselves', () => {
    expect([formatInstalledPower(10, 455), formatInstalledPower(10, 410), formatInstalledPower(10, 450)]).toEqual([
      '4.55 kWp',
      '4.1 kWp',
      '4.5 kWp',
    ]);
  });
});

describe('the catalogue', () => {
  it('starts each list with the item that is chosen at first', () => {
    const firsts = [panels[0].id, inverters[0].id, mountings[0].id, batteries[0].id];
    expect(firsts).toEqual(Object.values(solarDefaults));
  });

  it('has the ids and prices of the specification', () => {
    const priced = [...panels, ...inverters, ...mountings, ...batteries].map(({ id, price }) => [id, toPounds(price)]);
    expect(priced).toEqual([
      ['panel-455w', 129.5],
      ['panel-410w', 119.99],
      ['panel-450w', 124.75],
      ['inverter-1', 599.99],
      ['inverter-2', 749.99],
      ['inverter-3', 1199.99],
      ['mounting-pitched', 45.99],
      ['mounting-flat', 59.99],
      ['mounting-ground', 89.99],
      ['battery-2.4kwh', 999.99],
      ['battery-7.7kwh', 3599.99],
      ['battery-13.5kwh', 6999.99],
    ]);
  });
});

function choice(sizeKw: number) {
  return {
    sizeKw,
    panel: 'panel-455w',
    inverter: 'inverter-1',
    mounting: 'mounting-pitched',
    batteryIncluded: false,
    battery: '',
  };
}

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected a quote, found undefined');
  return value;
}

function* grid() {
  for (let size = 1; size <= 30; size += 1)
    for (const panel of panels)
      for (const inverter of inverters)
        for (const mounting of mountings)
          for (const battery of [undefined, ...batteries])
            yield {
              size,
              prices: {
                panel: panel.price,
                inverter: inverter.price,
                mounting: mounting.price,
                battery: battery?.price ?? NO_MONEY,
              },
            };
}

// Independent of the code under test: integers of a hundred-thousandth of a pound, halves up.
function exactFigures({
  size,
  prices,
}: {
  size: number;
  prices: Record<'panel' | 'inverter' | 'mounting' | 'battery', number>;
}) {
  const count = (BigInt(size) * 1000n * 2n + 400n) / 800n;
  const [panel, inverter, mounting, battery] = [prices.panel, prices.inverter, prices.mounting, prices.battery].map(
    (price) => BigInt(price) * 10n,
  ) as [bigint, bigint, bigint, bigint];
  const equipment = panel * count + inverter + mounting * count + battery;
  const toPoundsHalfUp = (value: bigint) => Number((value + 500n) / 1000n) / 100;
  const total = (equipment * 14n) / 10n;
  const savings = BigInt(size) * 180n * 100_000n;
  return {
    equipment: toPoundsHalfUp(equipment),
    installation: toPoundsHalfUp((equipment * 3n) / 10n),
    total: toPoundsHalfUp(total),
    paybackTenths: Number((total * 20n + savings) / (2n * savings)),
    co2Kg: Number((BigInt(size) * 900n * 233n + 500n) / 1000n),
  };
}
