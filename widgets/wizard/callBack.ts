import { dueInWorkingHours, isOpen } from '#contract/common/openingHours.ts';

/** When somebody of ours gets in touch, as it stands at one moment. */
export interface CallBack {
  /** Whether the lines are open at that moment. */
  readonly isOpen: boolean;
  /** "11:00 on Monday" */
  readonly due: string;
}

/** @param now milliseconds since 1970 @param workingHours opening hours until somebody gets in touch */
export const callBackFrom = (now: number, workingHours: number): CallBack => ({
  isOpen: isOpen(now),
  due: dueInWorkingHours(now, workingHours),
});
