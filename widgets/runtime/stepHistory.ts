import { useEffect, useRef } from 'react';
import type { Host } from './host.ts';

export interface StepHistoryOptions {
  /** The result: the browser's Back leaves the funnel from there. */
  readonly isTerminal: boolean;
  /** The visitor went back to `step` with the browser. */
  onBack(step: number): void;
}

const KEY = 'quoteStep';

const stepOf = (state: unknown): number | undefined => {
  if (typeof state !== 'object' || state === null || !(KEY in state)) return undefined;
  const step = state[KEY];
  return typeof step === 'number' ? step : undefined;
};

// What the page itself keeps in the entry stays there.
function withStep(step: number): object {
  const state: unknown = history.state;
  return { ...(typeof state === 'object' ? state : undefined), [KEY]: step };
}

/** The entries of one funnel in the history of the tab: one for each step between the first and the present one. */
class StepHistory {
  private readonly first: number;
  private present: number;
  // Traversals that we asked for: their popstate is not the visitor's.
  private ownMoves = 0;

  constructor(
    first: number,
    private readonly onBack: (step: number) => void,
  ) {
    this.first = first;
    this.present = first;
    const leftOver = stepOf(history.state);
    // After a reload the tab still stands on a later entry: the funnel starts again below it.
    if (leftOver !== undefined && leftOver > first) this.move(first - leftOver);
    else history.replaceState(withStep(first), '');
  }

  show(step: number, isTerminal: boolean): void {
    const before = this.present;
    // The result stands on the first entry, so that Back leaves the funnel from there.
    this.present = isTerminal ? this.first : step;
    if (this.present < before) this.move(this.present - before);
    for (let entry = before + 1; entry <= this.present; entry += 1) history.pushState(withStep(entry), '');
  }

  private move(distance: number): void {
    if (distance === 0) return;
    this.ownMoves += 1;
    history.go(distance);
  }

  readonly onPopState = (event: PopStateEvent): void => {
    if (this.ownMoves > 0) {
      this.ownMoves -= 1;
      return;
    }
    const step = stepOf(event.state);
    if (step === undefined) return;
    // Forward: answers of a later step may not hold any more, and the result has no way back in.
    if (step > this.present) this.move(this.present - step);
    else if (step < this.present) {
      this.present = step;
      this.onBack(step);
    }
  };
}

/** On our own pages the browser's Back is the previous step; a partner's history is never touched. */
export function useStepHistory(host: Host, step: number, options: StepHistoryOptions): void {
  const onBack = useRef(options.onBack);
  onBack.current = options.onBack;
  const entries = useRef<StepHistory | undefined>(undefined);

  useEffect(() => {
    if (!host.isOwnOrigin || !host.element) return undefined;
    const steps = new StepHistory(step, (back) => onBack.current(back));
    entries.current = steps;
    window.addEventListener('popstate', steps.onPopState);
    return () => window.removeEventListener('popstate', steps.onPopState);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first step of this mount; later ones are shown below
  }, [host]);

  useEffect(() => {
    entries.current?.show(step, options.isTerminal);
  }, [step, options.isTerminal]);
}
