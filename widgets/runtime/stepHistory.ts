import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Host } from './host.ts';
import { listenToMoves, move } from './scroll.ts';

export interface StepHistoryOptions {
  /** The result: the browser's Back leaves the funnel from there. */
  readonly isTerminal: boolean;
  /** The visitor went back to `step` with the browser. */
  onBack(step: number): void;
}

const KEY = 'quoteStep';

const fieldsOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

/**
 * The entries of one funnel in the history of the tab: one for each step between the first and the present one. Otherwise
 * the browser's Back would leave the page in the middle of a form, and on a telephone that is the gesture for "one step
 * back". The result stands on the first entry: Back leaves from there, since a quote that was sent is not sent again.
 */
class StepHistory {
  private readonly first: number;
  private present: number;
  /** The entry that a move of ours leads to, until the tab has arrived. */
  private aim: number | undefined;

  constructor(
    first: number,
    // A page may hold several tags: each entry has the step of each.
    private readonly tag: string,
    private readonly onBack: (step: number) => void,
  ) {
    this.first = first;
    this.present = first;
    const leftOver = this.stepOf(history.state);
    // After a reload the tab still stands on a later entry: the funnel starts again below it.
    if (leftOver !== undefined && leftOver > first) this.moveFrom(leftOver);
    else history.replaceState(this.withStep(first), '');
  }

  show(step: number, isTerminal: boolean): void {
    const before = this.present;
    // The result stands on the first entry, so that Back leaves the funnel from there.
    this.present = isTerminal ? this.first : step;
    if (this.present < before) this.moveFrom(before);
    this.pushAbove(before);
  }

  private moveFrom(entry: number): void {
    this.aim = this.present;
    move(this.present - entry);
  }

  private pushAbove(entry: number): void {
    for (let next = entry + 1; next <= this.present; next += 1) this.push(next);
  }

  // Where the browser comes back to a step, that step shows itself: the old scroll position is another step's. Only the
  // entries below the present one say so: who leaves the page from here and returns finds it as the browser keeps it.
  private push(step: number): void {
    history.scrollRestoration = 'manual';
    history.pushState(this.withStep(step), '');
    history.scrollRestoration = 'auto';
  }

  // What the page itself and other tags keep in the entry stays there.
  private withStep(step: number): object {
    const state = fieldsOf(history.state);
    return { ...state, [KEY]: { ...fieldsOf(Reflect.get(state, KEY)), [this.tag]: step } };
  }

  private stepOf(state: unknown): number | undefined {
    const step: unknown = Reflect.get(fieldsOf(Reflect.get(fieldsOf(state), KEY)), this.tag);
    return typeof step === 'number' ? step : undefined;
  }

  readonly onArrival = (state: unknown, isOwn: boolean): void => {
    const { aim } = this;
    this.aim = undefined;
    const step = this.stepOf(state);
    if (step === undefined) return;
    // Not before the browser has read the `manual` of this entry (see `push`).
    setTimeout(() => (history.scrollRestoration = 'auto'));
    // A Back of the visitor's that comes while ours is under way is one arrival with it, a step below where we went
    // (seen in Chromium 156 on a busy machine, November 2026; two Backs in a row are two arrivals there otherwise). Taken
    // for ours alone, the form would stay a step above its entry, and leave the page from there.
    if (isOwn && step >= this.present) return;
    // The funnel went on while our move was under way, by a Continue that had waited for it: what was pushed meanwhile stays
    // behind the entry that the tab came to. Taken for the visitor's Back, a reload in the middle of the form and a quick
    // Continue led to the first step again (Chromium 156, November 2026).
    if (isOwn && aim !== undefined && step >= aim) return this.pushAbove(step);
    // Forward: answers of a later step may not hold any more, and the result has no way back in.
    if (step > this.present) move(this.present - step);
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
    const steps = new StepHistory(step, host.element.localName, (back) => onBack.current(back));
    entries.current = steps;
    return listenToMoves(steps.onArrival);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first step of this mount; later ones are shown below
  }, [host]);

  // Before the step shows itself: that waits for a move that begins here.
  useLayoutEffect(() => {
    entries.current?.show(step, options.isTerminal);
  }, [step, options.isTerminal]);
}
