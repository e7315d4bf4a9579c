import type { CustomerType } from '../common/customer.ts';
import { batteryWorth } from '../common/energy/batteryWorth.ts';
import { estimateHome, type HomeEstimate, type HomeRange } from '../common/energy/estimate.ts';
import type { PricedBattery } from '../common/energy/wording.ts';
import { minus } from '../common/money.ts';
import type { Battery, Mounting } from '../common/photovoltaic/equipment.ts';
import type { SystemQuote } from '../common/photovoltaic/pricing.ts';
import { statedBill, type WireBill } from './bill.ts';
import { batteries } from './catalogue.ts';
import { quoteSolar } from './pricing.ts';

/** Degrees, as the mountings of the catalogue hold the panels; a pitched roof as most of the region are. */
const TILTS = { Pitched: 30, Flat: 10, Ground: 30 } as const satisfies Record<Mounting['roofType'], number>;

/** "7.7 kWh" as a number. */
const capacityKwh = (battery: Battery | undefined): number => (battery ? Number.parseFloat(battery.capacity) : 0);

interface Customer extends WireBill {
  readonly customerType: CustomerType;
  readonly postcode: string;
}

/**
 * The estimate beside a quote, of the answers that everybody gives: the roof may face anywhere from east or west to south.
 * Undefined for a business: the method was fitted on homes.
 */
export function estimateSolar(customer: Customer, quote: SystemQuote): HomeEstimate | undefined {
  if (customer.customerType === 'business') return undefined;
  return estimateHome({
    postcode: customer.postcode,
    sizeKw: quote.sizeKw,
    batteryKwh: quote.batteryCount * capacityKwh(quote.battery),
    monthlyBill: statedBill(customer),
    orientation: undefined,
    shade: undefined,
    tilt: TILTS[quote.mounting.roofType],
    cost: quote.figures.total,
  });
}

/** What each battery of the catalogue would add to the price and to the years of the same home, on a roof facing south. */
export function batteryChoices({ region, annualUse }: HomeRange, quote: SystemQuote): readonly PricedBattery[] {
  const { sizeKw, panel, inverter, mounting } = quote;
  const totalWith = (battery: string) =>
    quoteSolar({
      sizeKw,
      panel: panel.id,
      inverter: inverter.id,
      mounting: mounting.id,
      battery,
      batteryIncluded: battery !== '',
    })?.figures.total;
  const without = totalWith('');
  const roof = { region, orientation: 'S', tilt: TILTS[mounting.roofType] } as const;
  const worths = batteryWorth({ roof, sizeKw, annualUse }, batteries.map(capacityKwh));
  return batteries.flatMap((battery, index) => {
    const total = totalWith(battery.id);
    const worth = worths[index];
    return total && without && worth ? { name: battery.name, cost: minus(total, without), worth } : [];
  });
}
