import { describe, expect, it } from 'vitest';
import { formatWholePounds, NO_MONEY, pounds, toPounds } from '../common/money.ts';
import { countPanels } from '../common/photovoltaic/limits.ts';
import { formatPayback, wireFigures, type EquipmentPrices } from '../common/photovoltaic/pricing.ts';
import cases from './cases/pricing.json' with { type: 'json' };
import { batteries, inverters, mountings, panels } from './catalogue.ts';
import { commercialSolarDefaults, commercialSolarLimits, countBatteries, countInverters } from './limits.ts';
import { priceCommercialSolar, quoteCommercialSolar } from './pricing.ts';
import { needsGridApplication, nextSteps, workings } from './wording.ts';

const { min, max, step } = commercialSolarLimits.sizeKw;
const sizes = Array.from({ length: (max - min) / step + 1 }, (_, place) => min + place * step);

describe('worked cases of section 9.4', () => {
  it.each(cases.map((worked) => [worked.id, worked] as const))('%s', (_id, { input, expected }) => {
    const figures = priceCommercialSolar(input.systemSize, {
      panel: pounds(input.panelPrice),
      inverter: pounds(input.inverterPrice),
      mounting: pounds(input.mountingPrice),
      battery: input.batteryPrice === null ? NO_MONEY : pounds(input.batteryPrice),
    });
    const { estimatedPaybackYearsText, exact: _exact, display, inverterCount, batteryCount, ...wire } = expected;
    expect(wireFigures(figures)).toEqual(wire);
    expect(formatPayback(figures.paybackTenths)).toBe(estimatedPaybackYearsText);
    expect(countInverters(input.systemSize)).toBe(inverterCount);
    expect(input.batteryIncluded ? countBatteries(input.systemSize) : 0).toBe(batteryCount);
    expect({
      equipmentCost: formatWholePounds(figures.equipment),
      installationCost: formatWholePounds(figures.installation),
      designCost: formatWholePounds(figures.design),
      totalCost: formatWholePounds(figures.total),
      estimatedAnnualSavings: formatWholePounds(figures.annualSavings),
    }).toEqual(display);
  });
});

describe('counts', () => {
  it('of panels are half up at every odd multiple of five', () => {
    const odd = sizes.filter((size) => size % 10 === 5);
    expect(odd.map(countPanels)).toEqual([13, 38, 63, 88, 113, 138, 163, 188, 213, 238]);
  });

  it('of inverters and batteries are rounded up', () => {
    expect([5, 10, 15, 100].map(countInverters)).toEqual([1, 2, 3, 20]);
    expect([5, 10, 15, 100].map(countBatteries)).toEqual([1, 1, 2, 10]);
  });
});

describe('exactness', () => {
  it('agrees with exact rational arithmetic over the whole grid of sizes and equipment', () => {
    let compared = 0;
    for (const { sizeKw, prices } of grid()) {
      const figures = priceCommercialSolar(sizeKw, prices);
      expect({ sizeKw, ...wireFigures(figures) }).toEqual({ sizeKw, ...exactFigures(sizeKw, prices) });
      compared += 1;
    }
    expect(compared).toBe(2160);
  });

  it('rounds the CO₂ half up at its exact halves (10 kW: 9,500 × 0.233 = 2,213.5)', () => {
    const co2 = (sizeKw: number) => defined(quoteCommercialSolar(choice(sizeKw))).figures.co2Kg;
    expect([10, 30, 50, 70, 90].map(co2)).toEqual([2214, 6641, 11_068, 15_495, 19_922]);
  });

  it('shows the exact total, not the sum of its rounded parts', () => {
    const [worked] = cases;
    const { equipmentCost, installationCost, designCost, totalCost } = worked?.expected ?? {};
    expect(((equipmentCost ?? 0) * 100 + (installationCost ?? 0) * 100 + (designCost ?? 0) * 100) / 100).toBe(
      totalCost,
    );
    const differing = [...grid()].filter(({ sizeKw, prices }) => {
      const { equipment, installation, design, total } = priceCommercialSolar(sizeKw, prices);
      return (
        toPounds(equipment) * 100 + toPounds(installation) * 100 + toPounds(design) * 100 !== toPounds(total) * 100
      );
    });
    // The note under the breakdown is there for these.
    expect(differing.length).toBeGreaterThan(0);
  });
});

describe('a quote from catalogue ids', () => {
  it('counts inverters and batteries with the size (25 × 175.00 + 2 × 899 = 6,173; × 1.3 = 8,024.90)', () => {
    const { figures, inverterCount, batteryCount } = defined(quoteCommercialSolar(choice(10)));
    expect([figures.panelCount, inverterCount, batteryCount]).toEqual([25, 2, 0]);
    expect(toPounds(figures.equipment)).toBe(6173);
    expect(toPounds(figures.total)).toBe(8024.9);
    const larger = defined(quoteCommercialSolar({ ...choice(45), batteryIncluded: true }));
    expect([larger.figures.panelCount, larger.inverterCount, larger.batteryCount]).toEqual([113, 9, 5]);
  });

  it('leaves the battery out when its switch is off, whatever id came along', () => {
    const quote = defined(quoteCommercialSolar(choice(10)));
    expect([quote.battery, quote.batteryCount]).toEqual([undefined, 0]);
  });

  it.each([
    ['panel', { panel: 'panel-455w' }],
    ['inverter', { inverter: '' }],
    ['mounting', { mounting: '__proto__' }],
    ['battery', { batteryIncluded: true, battery: 'battery-2.4kwh' }],
  ])('is undefined for an unknown %s', (_part, change) => {
    expect(quoteCommercialSolar({ ...choice(10), ...change })).toBeUndefined();
  });
});

describe('the catalogue', () => {
  it('starts each list with the item that is chosen at first', () => {
    const firsts = [panels[0].id, inverters[0].id, mountings[0].id, batteries[0].id];
    expect(firsts).toEqual(Object.values(commercialSolarDefaults));
  });

  it('has ids of its own', () => {
    const ids = [...panels, ...inverters, ...mountings, ...batteries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
    for (const id of ids) expect(id).toMatch(/^commercial-/);
  });

  it('offers both kinds of supply', () => {
    expect(new Set(inverters.map(({ type }) => type))).toEqual(new Set(['Single-phase', 'Three-phase']));
  });
});

describe('what happens next', () => {
  const inverterOf = (type: string) => inverters.find((inverter) => inverter.type === type)?.id ?? '';
  it.each([
    [5, 'Single-phase', true],
    [5, 'Three-phase', false],
    [10, 'Three-phase', false],
    [15, 'Three-phase', true],
    [100, 'Three-phase', true],
  ])('%i kW, %s: application needed %s', (sizeKw, type, isNeeded) => {
    const quote = defined(quoteCommercialSolar({ ...choice(sizeKw), inverter: inverterOf(type) }));
    expect(needsGridApplication(quote)).toBe(isNeeded);
    const grid = nextSteps(quote).find(({ title }) => title === 'Grid Application')?.text ?? '';
    expect(grid.includes('G99')).toBe(isNeeded);
  });

  it('promises no more than an application while the system is unknown', () => {
    expect(nextSteps(undefined)[1]?.text).toContain('G99');
  });
});

it('the workings tell the constants of the section and that VAT is not in the price', () => {
  const told = workings().join('\n');
  for (const constant of ['400 W', '25%', '5%', '950 kWh', '900', '£0.18', '0.233 kg', '20%']) {
    expect(told).toContain(constant);
  }
  expect(told).toContain('without VAT');
});

function choice(sizeKw: number) {
  const { panel, inverter, mounting, battery } = commercialSolarDefaults;
  return { sizeKw, panel, inverter, mounting, battery, batteryIncluded: false };
}

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected a quote, found undefined');
  return value;
}

function* grid() {
  for (const sizeKw of sizes)
    for (const panel of panels)
      for (const inverter of inverters)
        for (const mounting of mountings)
          for (const battery of [undefined, ...batteries])
            yield {
              sizeKw,
              prices: {
                panel: panel.price,
                inverter: inverter.price,
                mounting: mounting.price,
                battery: battery?.price ?? NO_MONEY,
              },
            };
}

// Independent of the code under test: fractions of whole numbers, each rounded half up once, at the end.
function exactFigures(sizeKw: number, prices: EquipmentPrices) {
  const size = BigInt(sizeKw);
  const [panel, inverter, mounting, battery] = [prices.panel, prices.inverter, prices.mounting, prices.battery].map(
    BigInt,
  ) as [bigint, bigint, bigint, bigint];
  const halfUp = (numerator: bigint, denominator: bigint) =>
    Number((2n * numerator + denominator) / (2n * denominator));
  const panelCount = halfUp(size * 1000n, 400n);
  const count = BigInt(panelCount);
  const inverterCount = (size + 4n) / 5n;
  const batteryCount = (size + 9n) / 10n;
  // Hundredths of a penny.
  const equipment = panel * count + inverter * inverterCount + mounting * count + battery * batteryCount;
  const poundsOf = (share: bigint) => halfUp(equipment * share, 100n * 100n) / 100;
  const savings = size * 950n * 1800n;
  return {
    panelCount,
    equipmentCost: poundsOf(100n),
    installationCost: poundsOf(25n),
    designCost: poundsOf(5n),
    totalCost: poundsOf(130n),
    annualProduction: sizeKw * 950,
    estimatedAnnualSavings: halfUp(savings, 100n) / 100,
    estimatedPaybackYears: halfUp(equipment * 130n * 10n, 100n * savings) / 10,
    co2Offset: halfUp(size * 950n * 233n, 1000n),
  };
}
