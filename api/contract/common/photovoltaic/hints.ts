import { formatKilowatts } from '../numbers.ts';
import { fittingMounting, type Catalogue, type Equipment, type Inverter } from './equipment.ts';
import { formatInstalledPower, type SystemQuote } from './pricing.ts';

/** Something about a choice that a visitor should know, and sales should check. Nothing is ever changed for it. */
export interface SystemHint {
  readonly code: 'mounting' | 'inverter-power' | 'single-phase';
  /** The answer that it is about. */
  readonly field: 'mountingType' | 'inverterType';
  /** To the visitor. */
  readonly text: string;
  /** To sales, after "Check: ". */
  readonly check: string;
  /** The item that fits, where the catalogue has one: offered, because it may cost another price. */
  readonly offer: { readonly id: string; readonly name: string } | undefined;
}

/**
 * Panels may be larger than their inverter, which seldom sees them all in full sun; makers allow about half as much
 * again (our estimate). Beyond that the system needs a larger inverter or a second one.
 */
const MOST_PANELS_PER_INVERTER = 1.5;

/** Above this, in kW, a single-phase supply seldom carries the system (our estimate): the survey says. */
const SINGLE_PHASE_KW = 15;

function mountingHint({ mounting }: Equipment, roofType: string, catalogue: Catalogue): SystemHint[] {
  const fitting = fittingMounting(catalogue, roofType);
  if (!fitting || fitting.id === mounting.id) return [];
  const roof = roofType.toLowerCase();
  return [
    {
      code: 'mounting',
      field: 'mountingType',
      text: `You told us that your roof is ${roof}. ${fitting.name} fits it.`,
      check: `${mounting.name} on a ${roof} roof`,
      offer: fitting,
    },
  ];
}

function inverterHint(quote: SystemQuote, { inverters }: Catalogue): SystemHint[] {
  const { inverter, inverterCount: count, panel, figures } = quote;
  const panelsKw = (figures.panelCount * panel.powerW) / 1000;
  const carries = ({ powerKw }: Inverter): boolean => panelsKw <= powerKw * count * MOST_PANELS_PER_INVERTER;
  if (carries(inverter)) return [];
  const offer = inverters.find(carries);
  const panels = formatInstalledPower(figures.panelCount, panel.powerW);
  const limit = `${formatKilowatts(inverter.powerKw * count)} of inverter`;
  const remedy = offer
    ? `${offer.name} fits it.`
    : 'It needs more than one inverter; the price counts one. The survey confirms how many.';
  return [
    {
      code: 'inverter-power',
      field: 'inverterType',
      text: `${panels} of panels is a lot for ${limit}. ${remedy}`,
      check: `${panels} on ${limit}`,
      offer,
    },
  ];
}

function phaseHint({ inverter, sizeKw }: SystemQuote, { inverters }: Catalogue): SystemHint[] {
  const offer = inverters.find(({ type }) => type === 'Three-phase');
  if (!offer || inverter.type !== 'Single-phase' || sizeKw <= SINGLE_PHASE_KW) return [];
  return [
    {
      code: 'single-phase',
      field: 'inverterType',
      text: `Above ${SINGLE_PHASE_KW} kW the supply is nearly always three-phase. ${offer.name} fits it. The survey checks yours.`,
      check: `single-phase inverters above ${SINGLE_PHASE_KW} kW`,
      offer,
    },
  ];
}

/** What to know about a system: the one list for screen, mails, PDF and saved page. */
export const systemHints = (quote: SystemQuote, roofType: string, catalogue: Catalogue): readonly SystemHint[] => [
  ...mountingHint(quote, roofType, catalogue),
  ...inverterHint(quote, catalogue),
  ...phaseHint(quote, catalogue),
];
