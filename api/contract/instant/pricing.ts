import { times, type SubPence } from '../common/money.ts';
import type { Plan } from '../common/plans.ts';
import { MONTHS_A_YEAR } from '../common/time.ts';
import { findService } from './catalogue.ts';

/** `total` is what a month costs, as the wire has it. */
export interface InstantQuote {
  readonly service: Plan;
  readonly total: SubPence;
  /** Monthly × 12: funnels specification, section 9.1. */
  readonly yearly: SubPence;
}

/** The quote of a service; undefined for one that is none of the five. */
export function quoteInstant(name: string): InstantQuote | undefined {
  const service = findService(name);
  return service && { service, total: service.price, yearly: times(service.price, MONTHS_A_YEAR) };
}
