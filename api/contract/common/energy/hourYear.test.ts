import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NO_MONEY, toPounds } from '../money.ts';
import { batteryWorth } from './batteryWorth.ts';
import { hourlyDemand } from './habits.ts';
import { monthsOf, totalOf } from './homeYear.ts';
import { hourlyYield, runYear } from './hourYear.ts';
import { isCheapHour } from './prices.ts';
import { clearness } from './weatherYear.ts';
import { DAYS_OF_MONTHS, monthlyYield, ORIENTATIONS } from './yield.ts';

const south = { region: 9, orientation: 'S', tilt: 30 } as const;
const total = (hours: Float64Array): number => hours.reduce((sum, hour) => sum + hour, 0);
const roofs = record({
  region: integer({ min: 0, max: 21 }),
  orientation: constantFrom(...ORIENTATIONS),
  tilt: integer({ min: 0, max: 90 }),
});

// The method's own document: south, 4 kW, 2,500 kWh; to the pound.
test.each([
  [7.7, 139, 174],
  [2.4, 44, 113],
])('a battery of %d kWh adds £%d a year on a flat tariff, £%d on a time-of-use one', (batteryKwh, flat, timeOfUse) => {
  const [worth] = batteryWorth({ roof: south, sizeKw: 4, annualUse: 2500 }, [batteryKwh]);
  expect(Math.abs(toPounds(worth?.flat ?? NO_MONEY) - flat)).toBeLessThan(1);
  expect(Math.abs(toPounds(worth?.timeOfUse ?? NO_MONEY) - timeOfUse)).toBeLessThan(1);
});

describe('the hourly year', () => {
  it('adds up to SAP’s year and months, whatever the roof', () => {
    assert(
      property(roofs, (roof) => {
        const hours = hourlyYield(roof);
        expect(Math.min(...hours)).toBeGreaterThanOrEqual(0);
        let from = 0;
        monthlyYield(roof).forEach((month, index) => {
          const to = from + (DAYS_OF_MONTHS[index] ?? 0) * 24;
          expect(Math.abs(total(hours.subarray(from, to)) - month)).toBeLessThan(1e-6);
          from = to;
        });
        expect(from).toBe(8760);
      }),
      { numRuns: 20 },
    );
  });

  it('adds up to the use of the year', () => {
    expect(total(hourlyDemand(2500))).toBeCloseTo(2500, 6);
  });

  it('makes most at noon in June and nothing at midnight', () => {
    const hours = hourlyYield(south);
    const ofJune = (hour: number) => total(hours.filter((_, at) => at >= 3624 && at < 4344 && at % 24 === hour));
    expect(ofJune(0)).toBe(0);
    expect(ofJune(12)).toBeGreaterThan(ofJune(8) * 1.5);
  });

  it('has skies between dull and clear', () => {
    const sky = clearness();
    expect([sky.length, Math.max(...sky), Math.min(...sky)]).toEqual([8760, 0.85, 0]);
  });

  it('is 4 kB of data at most', () => {
    const text = readFileSync(new URL('weatherYear.ts', import.meta.url), 'utf8').replaceAll(/^\/\/.*$/gm, '');
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(4000);
  });
});

describe('a battery through the year', () => {
  const homes = record({
    sizeKw: double({ min: 0.5, max: 20, noNaN: true }),
    annualUse: double({ min: 0, max: 20_000, noNaN: true }),
    batteryKwh: double({ min: 0, max: 20, noNaN: true }),
    isNight: constantFrom(undefined, isCheapHour),
  });
  const sunny = hourlyYield(south);

  it('loses and makes no energy in any hour', () => {
    assert(
      property(homes, ({ sizeKw, annualUse, ...battery }) => {
        const made = sunny.map((perKw) => perKw * sizeKw);
        const used = hourlyDemand(annualUse);
        const { exported, bought, taken, given, stored } = runYear({ made, used, ...battery });
        let [worst, before] = [0, 0];
        for (let hour = 0; hour < 8760; hour += 1) {
          const at = (hours: Float64Array): number => hours[hour] ?? Number.NaN;
          const house = at(made) + at(bought) + at(given) - at(used) - at(exported) - at(taken);
          const inside = before + at(taken) - at(given) / 0.9 - at(stored);
          worst = Math.max(worst, Math.abs(house), Math.abs(inside), -at(exported), -at(bought), -at(stored));
          worst = Math.max(worst, at(stored) - battery.batteryKwh);
          before = at(stored);
        }
        expect(worst).toBeLessThan(1e-9);
      }),
      { numRuns: 20 },
    );
  });

  // Hourly means flatter small systems and small batteries, so SAP has the headline; the run never falls far below it.
  it('uses at most 8 points of the sun less at home than SAP says', () => {
    let below = 0;
    for (const annualUse of [1500, 3000, 4500, 6000]) {
      const used = hourlyDemand(annualUse);
      for (const sizeKw of [1, 2, 4, 7, 10]) {
        const made = sunny.map((perKw) => perKw * sizeKw);
        for (const batteryKwh of [0, 2.4, 5, 7.7, 10, 15]) {
          const { exported, taken, given } = runYear({ made, used, batteryKwh });
          const generation = total(made);
          const share = (generation - total(exported) - (total(taken) - total(given))) / generation;
          const sap = totalOf(monthsOf({ roof: south, sizeKw, annualUse, batteryKwh }));
          below = Math.max(below, sap.used / sap.generation - share);
        }
      }
    }
    expect(below).toBeLessThan(0.08);
    expect(below).toBeGreaterThan(0);
  });

  it('buys no more with a larger one', () => {
    const used = hourlyDemand(2500);
    const made = sunny.map((perKw) => perKw * 4);
    const bought = [0, 2.4, 7.7, 13.5].map((batteryKwh) => total(runYear({ made, used, batteryKwh }).bought));
    expect(bought).toEqual(bought.toSorted((one, other) => other - one));
  });
});
