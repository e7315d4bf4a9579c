/** Longer than a browser takes for a step in the history of its tab. One beyond either end never arrives. */
const LONGEST_MS = 500;

/** @param isOwn whether a tag asked for it; else it is the visitor's */
type OnArrival = (state: unknown, isOwn: boolean) => void;

// Of all tags of the page: they share one history.
const listeners = new Set<OnArrival>();
let moves = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function come(): void {
  clearTimeout(timer);
  moves = 0;
  const due = waiting;
  waiting = [];
  for (const act of due) act();
}

function onPopState({ state }: PopStateEvent): void {
  const isOwn = moves > 0;
  if (isOwn) moves -= 1;
  for (const listener of listeners) listener(state, isOwn);
  // Not before the browser is done with the entry: it scrolls after its event.
  if (isOwn && moves === 0) setTimeout(() => moves === 0 && come());
}

/** Goes back or forth in the history of the tab. */
export function move(distance: number): void {
  if (distance === 0) return;
  moves += 1;
  clearTimeout(timer);
  timer = setTimeout(come, LONGEST_MS);
  history.go(distance);
}

/** Does something once no move of ours is under way: an arrival ends every scroll that glides. */
export function whenSettled(act: () => void): void {
  if (moves > 0) waiting.push(act);
  else act();
}

/** @returns ends it */
export function listenToMoves(listener: OnArrival): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
  };
}
