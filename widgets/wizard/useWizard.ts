import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../runtime/host.ts';
import { revealStep } from '../runtime/scroll.ts';
import { useStepHistory } from '../runtime/stepHistory.ts';
import { advance, change, goBack, mayGoBackTo, START, type Position } from './position.ts';

/** Where the visitor is, and the ways to get elsewhere. */
export interface Wizard {
  readonly position: Position;
  /** The heading of the present step: focus goes there when the step changes. */
  readonly headingRef: (heading: HTMLElement | null) => void;
  next(): void;
  back(): void;
  /** Opens an earlier step to change an answer; Continue then comes back. */
  changeAt(step: number): void;
  /** Continues at the step where a kept draft stopped. */
  resumeAt(step: number): void;
  restart(): void;
}

/** @param names of all steps, the last being the terminal result; told to the page by `quote-step` events */
export function useWizard(names: readonly string[]): Wizard {
  const host = useHost();
  const last = names.length;
  const [position, setPosition] = useState<Position>(START);
  const shown = useRef(START.step);
  const told = useRef(START.step);

  useEffect(() => {
    if (told.current === position.step) return;
    told.current = position.step;
    host.emit('quote-step', { step: position.step, of: last, name: names[position.step - 1] });
  }, [host, last, names, position.step]);

  // A step may load after the position changed: the heading reveals itself when it appears.
  const headingRef = useCallback(
    (heading: HTMLElement | null) => {
      if (!heading || shown.current === position.step) return;
      shown.current = position.step;
      revealStep(host, heading);
    },
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
    changeAt: (step) => setPosition((now) => change(now, step)),
    resumeAt: (step) => setPosition({ step: Math.min(Math.max(step, 1), last - 1), returnTo: undefined }),
    restart: () => setPosition(START),
  };
}
