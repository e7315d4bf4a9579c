import { pounds, type SubPence } from './money.ts';

/**
 * Terms of every HomeCare plan: funnels specification, section 9.2, and site specification, section 9.
 * An operator whose plans are insurance sets `regulatoryStatus` to the sentence that its licence asks for; while it
 * is empty nothing is claimed.
 */
export const homecareTerms = {
  minimumMonths: 12,
  coolingOffDays: 14,
  refundDays: 14,
  claimWaitDays: 14,
  /** Hours within which a specialist gets in touch. */
  contactHours: 24,
  regulatoryStatus: '',
  // SAMPLE CONTENT: what a plan leaves out beyond what its list of features says.
  notCovered:
    'Anything your plan doesn’t list, faults that were there before it began, and a new boiler when yours can’t be repaired.',
} as const satisfies Record<string, number | string>;

/** Highest price of parts and labour that a plan pays, by name; the other plans state no limit. */
export const repairLimits: Readonly<Record<string, SubPence>> = { 'Basic Care': pounds(500) };
