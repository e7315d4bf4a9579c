import { defineWith } from './elementClass.ts';
import type { ElementDefinition, Mounted } from './elementDefinition.ts';
import { onFirstTouch } from './firstTouch.ts';
import { greet } from './greet.ts';
import { jsx, type LeanElement } from './leanJsx.ts';
import { paint } from './paint.ts';
import { PRERENDERED, showFallback, type Shell } from './shell.ts';
import { adoptStyles, releaseStyles } from './styles.ts';

/** A tag that can stand still: it says what it becomes. */
type StillDefinition<Values> = ElementDefinition<Values> & Required<Pick<ElementDefinition<Values>, 'loadLive'>>;

/** Renders the tag as it stands, for these values. */
function show<Values>({ Component }: StillDefinition<Values>, { container }: Shell, values: Partial<Values>): void {
  container.replaceChildren();
  // A component without state is a function.
  paint(jsx(Component as LeanElement['type'], { values }), container);
  container.setAttribute(PRERENDERED, JSON.stringify(values));
}

interface Sleeper<Values> {
  readonly definition: StillDefinition<Values>;
  readonly shell: Shell;
  readonly values: () => Partial<Values>;
  readonly onLive: (live: Mounted<Values>) => void;
}

/** Waits for a touch, then lets preact and the component at work take over. @returns function that ends the waiting */
function wakeOnTouch<Values>({ definition, shell, values, onLive }: Sleeper<Values>): () => void {
  const { element, container } = shell;
  let isOver = false;
  let isSubmitWanted = false;
  // Pressed before it works: carried out when it does.
  const holdSubmit = (event: Event): void => {
    event.preventDefault();
    isSubmitWanted = true;
  };
  const onAwake = (): void => {
    if (isSubmitWanted) container.querySelector('form')?.requestSubmit();
  };
  const start = (): void => {
    Promise.all([import('./mountElement.tsx'), definition.loadLive()]).then(
      ([{ mountElement }, Component]) => {
        if (isOver) return;
        stop();
        onLive(mountElement({ ...definition, Component }, { ...shell, onAwake }, values()));
      },
      // Next time, then: what was typed stays.
      () => {
        stopWaiting = onFirstTouch(element, start);
      },
    );
  };
  let stopWaiting = onFirstTouch(element, start);
  container.addEventListener('submit', holdSubmit);
  const stop = (): void => {
    isOver = true;
    stopWaiting();
    container.removeEventListener('submit', holdSubmit);
  };
  return stop;
}

/** Shows the tag at once, and makes it work when a visitor first touches it. */
function mountStill<Values>(
  definition: StillDefinition<Values>,
  shell: Shell,
  first: Partial<Values>,
): Mounted<Values> {
  const { root, container } = shell;
  let values = first;
  let live: Mounted<Values> | undefined;
  adoptStyles(root);
  for (const style of root.querySelectorAll('style')) style.remove();
  const isThere = container.firstChild && container.getAttribute(PRERENDERED) === JSON.stringify(values);
  if (!isThere) show(definition, shell, values);
  showFallback(shell, false);
  const onLive = (mounted: Mounted<Values>): void => {
    live = mounted;
  };
  const stopWaiting = wakeOnTouch({ definition, shell, values: () => values, onLive });
  // As with every other tag: not before whoever has put it there can listen.
  queueMicrotask(() => greet(shell));
  return {
    update(next) {
      values = next;
      if (live) live.update(next);
      else show(definition, shell, next);
    },
    unmount() {
      stopWaiting();
      live?.unmount();
      releaseStyles(root);
    },
  };
}

/**
 * Defines a tag that needs no script to be filled in: it is shown by a few lines, and the rest of it, preact included,
 * comes when a visitor touches it.
 */
export const defineStill = <Values>(definition: StillDefinition<Values>): void =>
  defineWith(definition, (shell, first) => mountStill(definition, shell, first));
