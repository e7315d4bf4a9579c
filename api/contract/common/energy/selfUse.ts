import { DAYS_OF_MONTHS, yearOf } from './yield.ts';

// How much of its own electricity a home uses, by SAP 10.2, appendix M1, section 3: fitted on homes, month by month.

/** Beyond this the method counts no battery, in kWh. */
const LARGEST_BATTERY = 15;

interface Month {
  /** kWh made in the month. */
  readonly generation: number;
  /** kWh used in the month, whatever its source. */
  readonly demand: number;
  /** Usable kWh; 0 without one. */
  readonly batteryKwh: number;
}

/** The share of a month's generation that is used at home, 0 to 1. Nothing made counts as all of it used. */
export function usedAtHome({ generation, demand, batteryKwh }: Month): number {
  if (!(generation > 0)) return 1;
  const c = Math.min(LARGEST_BATTERY, Math.max(0, batteryKwh));
  const share = Math.exp(
    -(1.61 - 0.0973 * c) * ((generation / demand) * (0.415 - 0.00776 * c)) ** (0.511 + 0.0866 * c),
  );
  return demand > 0 ? Math.min(share, demand / generation) : 0;
}

/** A year's use spread over its months, more of it in winter: kWh, January first. */
export function monthlyDemand(annualKwh: number): number[] {
  const weights = DAYS_OF_MONTHS.map(
    (days, month) => days * (1 + 0.157 * Math.cos((2 * Math.PI * (month + 1 - 1.78)) / 12)),
  );
  const total = yearOf(weights);
  return weights.map((weight) => (annualKwh * weight) / total);
}
