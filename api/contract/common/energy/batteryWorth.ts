import { minus, type SubPence } from '../money.ts';
import { demandShape } from './habits.ts';
import { monthsOf, savingOf, totalOf, type Home } from './homeYear.ts';
import { keeping, runMonths, sunOf, yearCost } from './hourYear.ts';
import { exportPrices, isCheapHour, timeOfUseAt } from './prices.ts';
import { shareLeft } from './yield.ts';

/** What a battery adds in a year, by tariff. */
export interface BatteryWorth {
  /** One price all day, exports at the fixed tariff: by SAP, as the estimate itself. */
  readonly flat: SubPence;
  /** Prices that change through the day, filled at night too: by the hourly year, since SAP knows no hours. */
  readonly timeOfUse: SubPence;
}

/** Bills and sizes are round figures, so that leads ask for the same home again and again; some 300 bytes each. */
const keptWorths = keeping<readonly BatteryWorth[]>(2048);

/**
 * What each battery adds to the same home without one. Every solar lead asks for it before its answer, and a year takes as
 * long as all the rest of that: what was worked out is kept, and of a new home sun and use are those of homes before it.
 * @param batteries usable kWh
 */
export function batteryWorth(home: Omit<Home, 'batteryKwh'>, batteries: readonly number[]): readonly BatteryWorth[] {
  const { roof, sizeKw, annualUse } = home;
  const key = [roof.region, roof.orientation, roof.tilt, shareLeft(roof), sizeKw, annualUse, ...batteries].join();
  return keptWorths(key, () => worthsOf(home, batteries));
}

function worthsOf(home: Omit<Home, 'batteryKwh'>, batteries: readonly number[]): readonly BatteryWorth[] {
  const hours = { ...sunOf(home.roof, home.sizeKw), used: demandShape(), use: home.annualUse, isNight: isCheapHour };
  const flatWith = (batteryKwh: number): SubPence =>
    savingOf(totalOf(monthsOf({ ...home, batteryKwh })), exportPrices.high);
  const costWith = (batteryKwh: number): SubPence => yearCost(runMonths({ ...hours, batteryKwh }), timeOfUseAt);
  const [flatWithout, costWithout] = [flatWith(0), costWith(0)];
  return batteries.map((batteryKwh) => ({
    flat: minus(flatWith(batteryKwh), flatWithout),
    timeOfUse: minus(costWithout, costWith(batteryKwh)),
  }));
}
