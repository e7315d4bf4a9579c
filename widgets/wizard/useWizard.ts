import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../runtime/host.ts';
import { revealStep } from '../runtime/scroll.ts';
import { useStepHistory } from '../runtime/stepHistory.ts';
import { shownControl } from '../ui/ErrorSummary/ErrorSummary.tsx';

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

/** Where the visitor is, and the ways to get elsewhere. */
export interface Wizard {
  readonly position: Position;
  /** The heading of the present step: focus goes there when the step changes. */
  readonly headingRef: (heading: HTMLElement | null) => void;
  next(): void;
  back(): void;
  /** Opens an earlier step at the field of an answer; Continue then comes back to the row of that answer. */
  changeAt(step: number, field: string): void;
  /** Continues at the step where a kept draft stopped. */
  resumeAt(step: number): void;
  /** Shows the result, wherever the visitor went while the lead was sent. */
  finish(): void;
  restart(): void;
}

/** What a step is shown for: the field of an answer that is changed, or the row that the visitor came from. */
function aimOf(heading: HTMLElement, { field, returnTo }: Position): HTMLElement | undefined {
  const root = heading.getRootNode();
  if (field === undefined || !(root instanceof ShadowRoot || root instanceof Document)) return undefined;
  if (returnTo !== undefined) return shownControl(root, field);
  return root.querySelector<HTMLElement>(`[data-change="${CSS.escape(field)}"]`) ?? undefined;
}

/** @param names of all steps, the last being the terminal result; told to the page by `quote-step` events */
export function useWizard(names: readonly string[]): Wizard {
  const host = useHost();
  const last = names.length;
  const [position, setPosition] = useState<Position>(START);
  const shown = useRef(START.step);
  const announced = useRef(START.step);

  useEffect(() => {
    if (announced.current === position.step) return;
    announced.current = position.step;
    host.emit('quote-step', { step: position.step, of: last, name: names[position.step - 1] });
  }, [host, last, names, position.step]);

  // A step may load after the position changed: the heading reveals itself when it appears.
  const headingRef = useCallback(
    (heading: HTMLElement | null) => {
      if (!heading || shown.current === position.step) return;
      shown.current = position.step;
      revealStep(host, heading, aimOf(heading, position));
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it aims at belongs to the step
    [host, position.step],
  );

  useStepHistory(host, position.step, {
    isTerminal: position.step === last,
    onBack: (step) => setPosition((now) => (mayGoBackTo(now, step, last) ? { step, returnTo: undefined } : now)),
  });

  return {
    position,
    headingRef,
    next: () => setPosition((now) => advance(now, last)),
    back: () => setPosition((now) => goBack(now, last)),
    changeAt: (step, field) => setPosition((now) => change(now, step, field)),
    resumeAt: (step) => setPosition({ step: Math.min(Math.max(step, 1), last - 1), returnTo: undefined }),
    finish: () => setPosition({ step: last, returnTo: undefined }),
    restart: () => setPosition(START),
  };
}
