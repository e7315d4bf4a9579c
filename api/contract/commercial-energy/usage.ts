import { typicalUsage, type TypicalUsage } from './catalogue.ts';
import type { EnergyType, UsageAmount, UsagePreset } from './limits.ts';

/** What a business says about its usage. The figures count for `custom` only; "" is no figure. */
export interface UsageAnswers {
  readonly energyType: EnergyType;
  readonly usageAmount: UsageAmount;
  readonly usageKwh: number | '';
  readonly spendMonthly: number | '';
}

/** Kilowatt-hours a year, as far as they are known; of both fuels together only the total may be. */
export interface Usage {
  readonly gasKwh?: number;
  readonly electricityKwh?: number;
  readonly totalKwh?: number;
  /** Pounds a month. */
  readonly spendMonthly?: number;
}

/** What stands in a field for a figure: "25,000 kWh" and "£450" are numbers to whoever types them; undefined for what is none. */
export function readFigure(typed: string): number | '' | undefined {
  const bare = typed.replace(/[\s,£]|kwh$/gi, '');
  if (bare === '') return '';
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}

/** The typical usage of the fuels that a business buys. */
export function presetUsage(preset: UsagePreset, energyType: EnergyType): Usage {
  const typical: TypicalUsage = typicalUsage[preset];
  const gas = energyType === 'electricity' ? 0 : typical.gasKwh;
  const electricity = energyType === 'gas' ? 0 : typical.electricityKwh;
  return {
    ...(gas > 0 && { gasKwh: gas }),
    ...(electricity > 0 && { electricityKwh: electricity }),
    totalKwh: gas + electricity,
  };
}

function fuelUsage(energyType: EnergyType, totalKwh: number): Usage {
  if (energyType === 'gas') return { gasKwh: totalKwh, totalKwh };
  return energyType === 'electricity' ? { electricityKwh: totalKwh, totalKwh } : { totalKwh };
}

/** The usage that an answer stands for. No figure is guessed from a bill: unit rates differ too much. */
export function usageOf({ energyType, usageAmount, usageKwh, spendMonthly }: UsageAnswers): Usage {
  if (usageAmount !== 'custom') return presetUsage(usageAmount, energyType);
  return {
    ...(usageKwh !== '' && fuelUsage(energyType, usageKwh)),
    ...(spendMonthly !== '' && { spendMonthly }),
  };
}

/** Whether a business has said how much it uses, in kilowatt-hours or in pounds. */
export const isUsageGiven = ({ totalKwh, spendMonthly }: Usage): boolean =>
  totalKwh !== undefined || spendMonthly !== undefined;

/**
 * Ofgem's classes, in kilowatt-hours a year: a microbusiness uses at most so much of one fuel, and so does a small
 * business, a class of its own since 19 December 2024. The other roads into a class (staff, turnover) are not asked for.
 */
export const SIZE_LIMITS = {
  microbusiness: { electricityKwh: 100_000, gasKwh: 293_000 },
  small: { electricityKwh: 200_000, gasKwh: 500_000 },
} as const;

/** `larger`: by usage alone; staff and turnover may still make it a small one. `unknown`: no usage was given. */
export type BusinessSize = keyof typeof SIZE_LIMITS | 'larger' | 'unknown';

function isWithin(
  { gasKwh, electricityKwh, totalKwh }: Usage,
  limits: { readonly electricityKwh: number; readonly gasKwh: number },
): boolean {
  // Where only the total of two fuels is known, no single one can be more than that.
  const gas = gasKwh ?? (electricityKwh === undefined ? totalKwh : undefined);
  return (
    (electricityKwh !== undefined && electricityKwh <= limits.electricityKwh) ||
    (gas !== undefined && gas <= limits.gasKwh)
  );
}

/** The class of a business as far as its usage tells: one fuel within the limit is enough. */
export function businessSize(usage: Usage): BusinessSize {
  if (usage.totalKwh === undefined) return 'unknown';
  if (isWithin(usage, SIZE_LIMITS.microbusiness)) return 'microbusiness';
  return isWithin(usage, SIZE_LIMITS.small) ? 'small' : 'larger';
}
