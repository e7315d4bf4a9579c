import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../runtime/host.ts';
import { revealStep } from '../runtime/scroll.ts';
import { useStepHistory } from '../runtime/stepHistory.ts';
import { shownControl } from '../ui/ErrorSummary/focusField.ts';
import { advance, change, goBack, mayGoBackTo, START, type Position } from './position.ts';

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
