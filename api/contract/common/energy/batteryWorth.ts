import { minus, type SubPence } from '../money.ts';
import { hourlyDemand } from './habits.ts';
import { monthsOf, savingOf, totalOf, type Home } from './homeYear.ts';
import { hourlyYield, runYear, yearCost } from './hourYear.ts';
import { exportPrices, isCheapHour, timeOfUseAt } from './prices.ts';

/** What a battery adds in a year, by tariff. */
export interface BatteryWorth {
  /** One price all day, exports at the fixed tariff: by SAP, as the estimate itself. */
  readonly flat: SubPence;
  /** Prices that change through the day, filled at night too: by the hourly year, since SAP knows no hours. */
  readonly timeOfUse: SubPence;
}

/** What each battery adds to the same home without one. @param batteries usable kWh */
export function batteryWorth(home: Omit<Home, 'batteryKwh'>, batteries: readonly number[]): readonly BatteryWorth[] {
  const made = hourlyYield(home.roof).map((perKw) => perKw * home.sizeKw);
  const used = hourlyDemand(home.annualUse);
  const flatWith = (batteryKwh: number): SubPence =>
    savingOf(totalOf(monthsOf({ ...home, batteryKwh })), exportPrices.high);
  const costWith = (batteryKwh: number): SubPence =>
    yearCost(runYear({ made, used, batteryKwh, isNight: isCheapHour }), timeOfUseAt);
  const [flatWithout, costWithout] = [flatWith(0), costWith(0)];
  return batteries.map((batteryKwh) => ({
    flat: minus(flatWith(batteryKwh), flatWithout),
    timeOfUse: minus(costWithout, costWith(batteryKwh)),
  }));
}
