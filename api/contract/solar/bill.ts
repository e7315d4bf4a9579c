import type { CustomerType } from '../common/customer.ts';
import { formatPrice, pounds } from '../common/money.ts';
import { solarLimits } from './limits.ts';

/** "£80", "£92.50", "£1,250": pence only where there are some. @param bill pounds a month */
export const billText = (bill: number): string => formatPrice(pounds(Math.round(bill * 100) / 100));

/** The bill of a request. */
export interface WireBill {
  /** Pounds a month; the specification's form sends no more than the top of its scale. */
  readonly electricityBill?: number | undefined;
  /** The bill is at the top of the scale or beyond it. */
  readonly electricityBillAtLeast?: boolean | undefined;
  /** What was typed, where it is beyond the scale: only then is it known how much more. */
  readonly electricityBillStated?: number | undefined;
}

/** A bill as the wire has it. */
export function wireBill(customerType: CustomerType, bill: number): WireBill {
  const { max } = solarLimits.bill[customerType];
  if (bill < max) return { electricityBill: bill };
  const atLeast = { electricityBill: max, electricityBillAtLeast: true };
  return bill > max ? { ...atLeast, electricityBillStated: bill } : atLeast;
}

/** The true amount of a request's bill, as far as it is known. A stated amount below the bill contradicts it. */
export const statedBill = ({ electricityBill, electricityBillStated }: WireBill): number | undefined =>
  electricityBill !== undefined && electricityBillStated !== undefined
    ? Math.max(electricityBill, electricityBillStated)
    : electricityBill;

/** "£80 a month", or "£500 a month or more" where nobody has said how much more. */
export function billAMonth(wire: WireBill): string | undefined {
  const bill = statedBill(wire);
  if (bill === undefined) return undefined;
  const isTop = wire.electricityBillAtLeast === true && bill === wire.electricityBill;
  return isTop ? `${billText(bill)} a month or more` : `${billText(bill)} a month`;
}
