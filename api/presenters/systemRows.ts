import { formatWholePounds } from '#contract/common/money.ts';
import { formatKilograms, formatKilowattHours } from '#contract/common/numbers.ts';
import type { SystemHint } from '#contract/common/photovoltaic/hints.ts';
import {
  formatInstalledPower,
  formatPayback,
  type SystemQuote,
  totalLabel,
  type VatOnTop,
} from '#contract/common/photovoltaic/pricing.ts';
import type { WireSystem } from '#contract/common/photovoltaic/submission.ts';
import { counted, systemLabels } from '#contract/common/photovoltaic/wording.ts';
import type { SalesRow } from '../leads/salesSummary.ts';
import type { Presentation } from './presenter.ts';
import { filled } from './rows.ts';

/** Rows on a photovoltaic system, for the presenters of both calculators. */

const powerOf = ({ figures, panel }: SystemQuote): string => formatInstalledPower(figures.panelCount, panel.powerW);

/** What would be installed: in the sales mail, and in what the customer gets. */
export const equipmentRows = (quote: SystemQuote): SalesRow[] => [
  { label: 'Panels', value: `${quote.figures.panelCount} panels, ${powerOf(quote)} installed` },
  { label: 'Solar panel', value: quote.panel.name },
  { label: systemLabels.inverter, value: counted(quote.inverterCount, quote.inverter.name) },
  { label: systemLabels.mounting, value: quote.mounting.name },
  {
    label: systemLabels.battery,
    value: quote.battery ? counted(quote.batteryCount, quote.battery.name) : systemLabels.noBattery,
  },
];

// An id that the catalogue does not know is shown as it came: sales have to find out what it was.
function chosenIds(chosen: WireSystem): SalesRow[] {
  return filled([
    { label: 'Panel (id)', value: chosen.panelType },
    { label: 'Inverter (id)', value: chosen.inverterType },
    { label: 'Mounting (id)', value: chosen.mountingType },
    {
      label: 'Battery (id)',
      value: chosen.batteryIncluded ? chosen.batteryType || 'not named' : systemLabels.noBattery,
    },
  ]);
}

function pricedRows({ quote, vat }: PricedSystem): SalesRow[] {
  const { figures } = quote;
  return [
    ...equipmentRows(quote),
    { label: systemLabels.equipment, value: formatWholePounds(figures.equipment) },
    { label: systemLabels.installation, value: formatWholePounds(figures.installation) },
    { label: systemLabels.design, value: formatWholePounds(figures.design) },
    { label: totalLabel('Total', vat), value: formatWholePounds(figures.total) },
    ...(vat ? [{ label: 'On top', value: vat.inAll }] : []),
    { label: 'Production', value: `${formatKilowattHours(figures.annualKwh)} a year` },
    { label: 'Savings', value: `${formatWholePounds(figures.annualSavings)} a year` },
    { label: 'Payback', value: `${formatPayback(figures.paybackTenths)} years` },
    { label: 'CO₂', value: `${formatKilograms(figures.co2Kg)} a year` },
  ];
}

/** A priced system and what comes on top of its total. */
export interface PricedSystem {
  readonly quote: SystemQuote;
  readonly vat: VatOnTop | undefined;
  readonly hints: readonly SystemHint[];
}

/** For sales, where flags stand. */
export const hintChecks = (priced: PricedSystem | undefined): string[] =>
  (priced?.hints ?? []).map(({ check }) => `Check: ${check}.`);

/** The section "System" of the sales mail. @param priced undefined when our catalogue does not know an item */
export const systemRows = (chosen: WireSystem, priced: PricedSystem | undefined): SalesRow[] => [
  { label: systemLabels.size, value: `${chosen.systemSize} kW` },
  ...(priced ? pricedRows(priced) : chosenIds(chosen)),
];

/** "30 kW with 3 × 15 kWh battery": for a subject line. */
export function systemWords(chosen: WireSystem, quote: SystemQuote | undefined): string {
  const size = `${chosen.systemSize} kW`;
  if (!chosen.batteryIncluded) return `${size} no battery`;
  return quote?.battery ? `${size} with ${counted(quote.batteryCount, quote.battery.name)}` : `${size} with battery`;
}

/** Head of the sales mail. */
export function systemHeadline({ systemSize }: WireSystem, priced: PricedSystem | undefined): Presentation['headline'] {
  if (!priced) return [{ label: 'System', value: `${systemSize} kW` }];
  const { quote, vat } = priced;
  return [
    { label: totalLabel('Total', vat), value: formatWholePounds(quote.figures.total) },
    { label: 'System', value: `${systemSize} kW, ${powerOf(quote)}` },
    { label: 'Payback', value: `${formatPayback(quote.figures.paybackTenths)} years` },
    ...(vat ? [{ label: 'On top', value: vat.adds }] : []),
  ];
}

/** The answers that `propertyRows` tells. */
export const PROPERTY_FIELDS = ['propertyType', 'roofType', 'electricityBill'] as const;

interface Property {
  readonly propertyType?: string | undefined;
  readonly roofType?: string | undefined;
}

/** The answers on the building: chosen options and a number, so they may be passed on. */
export const propertyRows = ({ propertyType, roofType }: Property, bill: string | undefined): SalesRow[] =>
  filled([
    { label: 'Property type', value: propertyType },
    { label: 'Roof type', value: roofType },
    { label: 'Electricity bill', value: bill },
  ]);
