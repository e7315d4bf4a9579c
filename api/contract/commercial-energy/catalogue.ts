import type { UsagePreset } from './limits.ts';

/** Kilowatt-hours a year. */
export interface TypicalUsage {
  readonly gasKwh: number;
  readonly electricityKwh: number;
}

/** Funnels specification, section 3.5; `low` is for small offices and shops. */
export const typicalUsage = {
  low: { gasKwh: 10_000, electricityKwh: 5_000 },
  medium: { gasKwh: 25_000, electricityKwh: 15_000 },
  high: { gasKwh: 45_000, electricityKwh: 30_000 },
} as const satisfies Record<UsagePreset, TypicalUsage>;
