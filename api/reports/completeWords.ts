import { quantity } from '#contract/common/numbers.ts';
import type { Retention, RetentionKind } from '../config/retention.ts';

/**
 * What leads can be: the shortest of these periods is the first to take any of them away. The other periods keep a lead
 * longer than its own does, never shorter.
 */
const KINDS: readonly RetentionKind[] = ['quotes', 'business-energy', 'quick', 'messages'];

/** How far back sums of leads can be believed, as a sentence. @param what "Quotes and what was won" */
export function completeWords(what: string, retention: Retention | 'off'): string {
  const erased = 'but for people who asked us to erase theirs';
  if (retention === 'off') return `${what} are complete, ${erased}.`;
  const months = Math.min(...KINDS.map((kind) => retention[kind]));
  return `${what} are complete for the last ${quantity(months, 'month')}, ${erased}; older ones go from these sums as we erase them.`;
}
