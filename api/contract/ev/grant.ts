import type { CustomerType } from '../common/customer.ts';
import { NO_MONEY, percentOf, pounds, type SubPence } from '../common/money.ts';
import type { ParkingType } from './limits.ts';

/** What the scheme pays for one socket, for applications from `from` to `until`, both included (YYYY-MM-DD). */
export interface GrantRule {
  readonly from: string;
  readonly until: string;
  readonly percent: number;
  readonly cap: SubPence;
}

/**
 * The electric vehicle chargepoint grant of the Office for Zero Emission Vehicles, as GOV.UK told it on 20 November
 * 2026. It is for renters and for people who live in a flat of their own, and for homes that park on the street with an
 * approved cross-pavement solution; not for owners of a house with a driveway. Everybody needs private parking off the
 * street, or that solution.
 */
export const grantRules = [
  { from: '2022-04-01', until: '2026-03-31', percent: 75, cap: pounds(350) },
  { from: '2026-04-01', until: '2027-03-31', percent: 75, cap: pounds(500) },
] as const satisfies readonly GrantRule[];

export interface GrantCircumstances {
  /** Of the charger with its installation. */
  readonly price: SubPence;
  readonly isRenting: boolean;
  readonly customerType: CustomerType;
  readonly parkingType: ParkingType;
  /** The day of the application, YYYY-MM-DD in the United Kingdom. */
  readonly day: string;
}

/**
 * `claimed`: we deduct it, because everybody who rents a home with private parking may have it. `possible`: who may have
 * it depends on what we did not ask (an owner's flat or pavement) or on what a survey finds (a renter's shared or street
 * parking), so nothing is deducted. `workplace`: it is for homes, a business has other schemes. `closed`: no scheme that
 * we know of on that day.
 */
export type Grant =
  | { readonly kind: 'claimed'; readonly amount: SubPence; readonly rule: GrantRule }
  | { readonly kind: 'possible'; readonly amount: SubPence; readonly rule: GrantRule; readonly isRenting: boolean }
  | { readonly kind: 'workplace'; readonly amount: SubPence }
  | { readonly kind: 'closed'; readonly amount: SubPence };

const least = (one: SubPence, other: SubPence): SubPence => (one < other ? one : other);

const PRIVATE_PARKING: readonly ParkingType[] = ['driveway', 'garage', 'carport'];

/** Whether a car stands off the street on a space that is the home's own. */
export const isPrivateParking = (parkingType: ParkingType): boolean => PRIVATE_PARKING.includes(parkingType);

/** What the scheme of that day may pay towards a charger. Pure: the day is a parameter. */
export function grantFor({ price, isRenting, customerType, parkingType, day }: GrantCircumstances): Grant {
  const rule = grantRules.find(({ from, until }) => from <= day && day <= until);
  if (!rule) return { kind: 'closed', amount: NO_MONEY };
  if (customerType === 'business') return { kind: 'workplace', amount: NO_MONEY };
  const amount = least(percentOf(price, rule.percent), rule.cap);
  if (isRenting && isPrivateParking(parkingType)) return { kind: 'claimed', amount, rule };
  return { kind: 'possible', amount, rule, isRenting };
}
