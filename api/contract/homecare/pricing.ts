import { homecareTerms } from '../common/homecareTerms.ts';
import { pounds, times, toPence, type SubPence } from '../common/money.ts';
import type { FoundPlan } from '../common/plans.ts';
import { checkPrice } from '../common/priceCheck.ts';
import type { PriceCheck } from '../common/submission.ts';
import { homecarePlansNamed } from './catalogue.ts';

/** `total` is what a month costs: a plan has no other total on the wire. */
export interface HomecareQuote extends FoundPlan {
  readonly total: SubPence;
  /** What the minimum term costs. */
  readonly termTotal: SubPence;
}

const quoteOf = (found: FoundPlan): HomecareQuote => ({
  ...found,
  total: found.plan.price,
  termTotal: times(found.plan.price, homecareTerms.minimumMonths),
});

/** The plan of a request, priced. */
interface StatedPlan {
  readonly type: string;
  readonly catalogue?: string | undefined;
  /** Pounds a month, as they came. */
  readonly price?: number | undefined;
}

/**
 * The quote of a chosen plan; undefined for one that its catalogue does not know. Without a catalogue a name can stand
 * for several prices: the one that was stated decides, else the HomeCare quote's own plan.
 */
export function quoteHomecare({ type, catalogue, price }: StatedPlan): HomecareQuote | undefined {
  const candidates = homecarePlansNamed(type, catalogue);
  const stated = price === undefined ? undefined : toPence(pounds(price));
  const found = candidates.find(({ plan }) => toPence(plan.price) === stated) ?? candidates[0];
  return found && quoteOf(found);
}

/** How the stated price compares with the catalogue's. */
export const checkPlanPrice = (stated: StatedPlan): PriceCheck =>
  checkPrice(stated.price, quoteHomecare(stated)?.total);
