import { sum, timesQuantity, type SubPence } from '../money.ts';
import type { HourPrices } from './prices.ts';

// A battery through a year, hour by hour: filled from what is left over, emptied by what is missing.

const ROUND_TRIP = 0.9;
/** Power in kW for each kWh of capacity. */
const POWER = 0.5;
/** How full a night tariff fills it: the rest is left for the sun. */
const NIGHT_FILL = 0.6;

interface Run {
  /** kWh of each hour. */
  readonly made: Float64Array;
  readonly used: Float64Array;
  readonly batteryKwh: number;
  /** Whether it is filled from the grid in that hour of the day, and not emptied. */
  readonly isNight?: ((hourOfDay: number) => boolean) | undefined;
}

/** kWh of each hour. `made + bought + given = used + exported + taken`, where the battery takes and gives. */
export interface HourFlows {
  readonly exported: Float64Array;
  readonly bought: Float64Array;
  readonly taken: Float64Array;
  readonly given: Float64Array;
  /** In the battery at the end of the hour. */
  readonly stored: Float64Array;
}

/** One year; the battery starts empty. Losses are paid when it gives. */
export function runYear({ made, used, batteryKwh, isNight }: Run): HourFlows {
  const of = () => new Float64Array(made.length);
  const flows = { exported: of(), bought: of(), taken: of(), given: of(), stored: of() };
  const power = batteryKwh * POWER;
  let stored = 0;
  for (let hour = 0; hour < made.length; hour += 1) {
    const balance = (made[hour] ?? 0) - (used[hour] ?? 0);
    const night = isNight?.(hour % 24) ?? false;
    const fromSun = Math.min(Math.max(balance, 0), power, batteryKwh - stored);
    const wanted = night ? 0 : Math.max(-balance, 0);
    const given = Math.min(wanted, power, stored * ROUND_TRIP);
    const room = NIGHT_FILL * batteryKwh - stored - fromSun;
    const fromGrid = night ? Math.max(0, Math.min(power - fromSun, room)) : 0;
    stored += fromSun + fromGrid - given / ROUND_TRIP;
    flows.exported[hour] = Math.max(balance, 0) - fromSun;
    flows.bought[hour] = Math.max(-balance, 0) - given + fromGrid;
    flows.taken[hour] = fromSun + fromGrid;
    flows.given[hour] = given;
    flows.stored[hour] = stored;
  }
  return flows;
}

/** kWh of each hour of the day through a year. */
function byHourOfDay(hours: Float64Array): readonly number[] {
  const sums = Array.from({ length: 24 }, () => 0);
  hours.forEach((kwh, hour) => (sums[hour % 24] = (sums[hour % 24] ?? 0) + kwh));
  return sums;
}

/** What a year costs, exports taken off: below zero where they earn more. */
export function yearCost({ exported, bought }: HourFlows, pricesAt: (hourOfDay: number) => HourPrices): SubPence {
  const sold = byHourOfDay(exported);
  return sum(
    ...byHourOfDay(bought).map((kwh, hour) => timesQuantity(pricesAt(hour).buy, kwh)),
    ...sold.map((kwh, hour) => timesQuantity(pricesAt(hour).sell, -kwh)),
  );
}
