/** Where a visitor stands in a wizard. Steps count from 1; the last one is the result and terminal. */
export interface Position {
  readonly step: number;
  /** Set while an answer is changed from the check-your-answers block: Continue comes back to this step. */
  readonly returnTo: number | undefined;
  /** The field that is changed; once its step is done, the one that was. */
  readonly field?: string | undefined;
}

export const START: Position = { step: 1, returnTo: undefined };

/** After a valid Continue. `last` is the number of the last step. */
export function advance({ step, returnTo, field }: Position, last: number): Position {
  if (returnTo !== undefined) return { step: Math.min(returnTo, last), returnTo: undefined, field };
  return { step: Math.min(step + 1, last), returnTo: undefined };
}

/** One step back; the result lets nobody back, because its quote has been sent. */
export function goBack(position: Position, last: number): Position {
  if (position.step === last) return position;
  return { step: Math.max(position.step - 1, 1), returnTo: undefined };
}

/** Opens an earlier step to change one answer there. */
export function change(position: Position, step: number, field?: string): Position {
  return step < position.step ? { step, returnTo: position.step, field } : position;
}

/** What the browser's Back may do: only steps before the present one, and never away from the result. */
export function mayGoBackTo(position: Position, step: number, last: number): boolean {
  return position.step !== last && step >= 1 && step < position.step;
}
