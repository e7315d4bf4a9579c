import type { CustomerType } from '../common/customer.ts';
import { estimateHome, type HomeEstimate } from '../common/energy/estimate.ts';
import type { Battery, Mounting } from '../common/photovoltaic/equipment.ts';
import type { SystemQuote } from '../common/photovoltaic/pricing.ts';
import { statedBill, type WireBill } from './bill.ts';

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
