import type { CustomerType } from '../common/customer.ts';
import { minus, type SubPence } from '../common/money.ts';
import { findCharger, type Charger } from './catalogue.ts';
import { grantFor, type Grant } from './grant.ts';
import { installationFor, type Installation } from './installation.ts';
import type { MeterDistance, ParkingType } from './limits.ts';

/** What decides about a quote; `chargerId` as it came, known or not. */
export interface EvChoice {
  readonly chargerId: string;
  readonly parkingType: ParkingType;
  readonly meterDistance: MeterDistance;
  readonly isRenting: boolean;
  readonly customerType: CustomerType;
}

export interface EvQuote {
  readonly choice: EvChoice;
  readonly charger: Charger;
  /** The charger with installation and VAT, before any grant: the total on the wire. */
  readonly total: SubPence;
  readonly grant: Grant;
  /** The total less a grant that is claimed. */
  readonly youPay: SubPence;
  readonly installation: Installation;
}

/** The quote of a choice; undefined for a charger that the catalogue does not know. @param day YYYY-MM-DD in the United Kingdom */
export function quoteEv(choice: EvChoice, day: string): EvQuote | undefined {
  const charger = findCharger(choice.chargerId);
  if (!charger) return undefined;
  const { isRenting, customerType, parkingType } = choice;
  const grant = grantFor({ price: charger.price, isRenting, customerType, parkingType, day });
  return {
    choice,
    charger,
    total: charger.price,
    grant,
    youPay: grant.kind === 'claimed' ? minus(charger.price, grant.amount) : charger.price,
    installation: installationFor(choice.parkingType, choice.meterDistance),
  };
}
