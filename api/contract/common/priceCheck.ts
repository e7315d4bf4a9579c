import { toPence, type SubPence } from './money.ts';
import type { PriceCheck } from './submission.ts';

/** Half a penny and float noise: what still shows the same figure in pounds and pence. */
export const TOLERANCE = 0.0051;

/** Of a funnel that states no price. */
export const NO_PRICE: PriceCheck = { status: null, totalPence: null, statedPence: null };

/**
 * Compares a stated total with the server's own. A difference is flagged, never a reason to refuse a lead.
 * @param stated pounds, as they came; undefined when a request names none
 * @param own undefined when the catalogue does not know an item
 * @param agrees whether the other figures of the request agree too
 */
export function checkPrice(stated: number | undefined, own: SubPence | undefined, agrees = true): PriceCheck {
  const statedPence = stated === undefined ? null : Math.round(stated * 100);
  if (own === undefined) return { status: 'unknown-item', totalPence: null, statedPence };
  const totalPence = toPence(own);
  const isSame = stated === undefined || Math.abs(stated - totalPence / 100) <= TOLERANCE;
  return { status: isSame && agrees ? 'ok' : 'mismatch', totalPence, statedPence };
}
