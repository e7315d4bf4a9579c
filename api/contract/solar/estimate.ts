import type { CustomerType } from '../common/customer.ts';
import { batteryWorth } from '../common/energy/batteryWorth.ts';
import { estimateHome, type HomeEstimate, type HomeRange } from '../common/energy/estimate.ts';
import { withHabits } from '../common/energy/habits.ts';
import type { EstimateInputs } from '../common/energy/inputs.ts';
import type { PricedBattery } from '../common/energy/wording.ts';
import { minus, sum } from '../common/money.ts';
import { capacityKwh, TILTS } from '../common/photovoltaic/equipment.ts';
import { homePriceText, paidByHome, type SystemQuote } from '../common/photovoltaic/pricing.ts';
import { statedBill, type WireBill } from './bill.ts';
import { batteries } from './catalogue.ts';
import { quoteSolar } from './pricing.ts';

/** How the panels of a quote lie, in degrees. */
export const tiltOf = ({ mounting }: Pick<SystemQuote, 'mounting'>): number => TILTS[mounting.roofType];

interface Customer extends WireBill {
  readonly customerType: CustomerType;
  readonly postcode: string;
}

/**
 * The estimate beside a quote. Of the answers that everybody gives, the roof may face anywhere from east or west to south.
 * Undefined for a business: the method was fitted on homes.
 * @param inputs what was said besides; of a battery that is not the quote's, see `withBattery`
 */
export function estimateSolar(
  customer: Customer,
  quote: SystemQuote,
  inputs?: Omit<EstimateInputs, 'batteryKwh'>,
): HomeEstimate | undefined {
  if (customer.customerType === 'business') return undefined;
  const answers = {
    postcode: customer.postcode,
    sizeKw: quote.sizeKw,
    batteryKwh: quote.batteryCount * capacityKwh(quote.battery),
    monthlyBill: statedBill(customer),
    orientation: inputs?.direction,
    shade: inputs?.shade,
    tilt: tiltOf(quote),
    cost: quote.figures.total,
  };
  const estimate = estimateHome(answers);
  return estimate.kind === 'none' || !inputs ? estimate : withHabits(estimate, answers, inputs);
}

/** What the system of a quote costs with a battery of the catalogue; "" for none. */
const totalWith = ({ sizeKw, panel, inverter, mounting }: SystemQuote, battery: string) =>
  quoteSolar({
    sizeKw,
    panel: panel.id,
    inverter: inverter.id,
    mounting: mounting.id,
    battery,
    batteryIncluded: battery !== '',
  })?.figures.total;

/**
 * The same quote with a battery of that size, or with none, and what it costs then.
 * Undefined where the catalogue has no such battery.
 * @param kwh usable; undefined for the battery of the quote
 */
export function withBattery(quote: SystemQuote, kwh: number | undefined): SystemQuote | undefined {
  if (kwh === undefined || kwh === quote.batteryCount * capacityKwh(quote.battery)) return quote;
  const battery = batteries.find((one) => capacityKwh(one) === kwh);
  if (!battery && kwh !== 0) return undefined;
  const [before, after] = [totalWith(quote, quote.battery?.id ?? ''), totalWith(quote, battery?.id ?? '')];
  if (before === undefined || after === undefined) return undefined;
  const total = sum(quote.figures.total, minus(after, before));
  return { ...quote, battery, batteryCount: battery ? 1 : 0, figures: { ...quote.figures, total } };
}

/**
 * What each battery of the catalogue would add to what a home pays and to its years, on a roof facing south.
 * @param day YYYY-MM-DD in the United Kingdom: VAT goes by it
 */
export function batteryChoices(
  { region, annualUse }: HomeRange,
  quote: SystemQuote,
  day: string,
): readonly PricedBattery[] {
  const { sizeKw, mounting } = quote;
  const without = totalWith(quote, '');
  const roof = { region, orientation: 'S', tilt: TILTS[mounting.roofType] } as const;
  const worths = batteryWorth({ roof, sizeKw, annualUse }, batteries.map(capacityKwh));
  return batteries.flatMap((battery, index) => {
    const total = totalWith(quote, battery.id);
    const worth = worths[index];
    if (!total || !without || !worth) return [];
    const cost = minus(total, without);
    return { name: battery.name, cost: paidByHome(cost, day), price: homePriceText(cost, day), worth };
  });
}
