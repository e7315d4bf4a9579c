import { checkPrice, TOLERANCE } from '../priceCheck.ts';
import type { PriceCheck } from '../submission.ts';
import type { SystemChoice } from './equipment.ts';
import { wireFigures, type SystemFigures, type WireFigures } from './pricing.ts';

const FIGURE_NAMES = [
  'panelCount',
  'equipmentCost',
  'installationCost',
  'designCost',
  'totalCost',
  'annualProduction',
  'estimatedAnnualSavings',
  'estimatedPaybackYears',
  'co2Offset',
] as const satisfies readonly (keyof WireFigures)[];

type StatedFigures = { readonly [Name in keyof WireFigures]?: number | undefined };

/** `quote` of a validated request. */
export interface WireSystem extends StatedFigures {
  readonly systemSize: number;
  readonly panelType: string;
  readonly inverterType: string;
  readonly mountingType: string;
  readonly batteryIncluded: boolean;
  readonly batteryType?: string | undefined;
}

/** The choice of a validated request, for pricing. */
export const systemChoice = (quote: WireSystem): SystemChoice => ({
  sizeKw: quote.systemSize,
  panel: quote.panelType,
  inverter: quote.inverterType,
  mounting: quote.mountingType,
  batteryIncluded: quote.batteryIncluded,
  battery: quote.batteryType ?? '',
});

function agrees(stated: StatedFigures, own: WireFigures): boolean {
  return FIGURE_NAMES.every((name) => {
    const value = stated[name];
    return value === undefined || Math.abs(value - own[name]) <= TOLERANCE;
  });
}

/** Compares every stated figure with our own. @param own undefined when the catalogue does not know an item */
export const checkFigures = (stated: WireSystem, own: SystemFigures | undefined): PriceCheck =>
  checkPrice(stated.totalCost, own?.total, own !== undefined && agrees(stated, wireFigures(own)));

/** What makes two posts the same submission: every answer, but no reference, no figure and no consent record. */
export function systemIdentity(quote: WireSystem, customerInfo: { readonly consent?: unknown }): unknown {
  const { consent: _consent, ...answers } = customerInfo;
  return { ...systemChoice(quote), ...answers };
}
