import { defineWith } from './elementClass.ts';
import type { ElementDefinition, Mounted } from './elementDefinition.ts';
import { onFirstTouch } from './firstTouch.ts';
import { jsx, type LeanElement } from './leanJsx.ts';
import { announceReady } from './readyEvent.ts';
import { renderStatic } from './renderStatic.ts';
import { PRERENDERED, showFallback, type Shell } from './shell.ts';
import { adoptStyles, releaseStyles } from './styles.ts';

/** A tag whose first render is static: it says what takes over. */
type StaticDefinition<Values> = ElementDefinition<Values> & Required<Pick<ElementDefinition<Values>, 'loadLive'>>;

/** Renders the tag as it stands, for these values. */
function show<Values>({ Component }: StaticDefinition<Values>, { container }: Shell, values: Partial<Values>): void {
  container.replaceChildren();
  // A component without state is a function.
  renderStatic(jsx(Component as LeanElement['type'], { values }), container);
  container.setAttribute(PRERENDERED, JSON.stringify(values));
}

interface Waiting<Values> {
  readonly definition: StaticDefinition<Values>;
  readonly shell: Shell;
  readonly values: () => Partial<Values>;
  readonly onLive: (live: Mounted<Values>) => void;
}

/** Waits for a touch, then lets preact and the component at work take over. @returns function that ends the waiting */
function goLiveOnTouch<Values>({ definition, shell, values, onLive }: Waiting<Values>): () => void {
  const { element, container } = shell;
  let isOver = false;
  let isSubmitWanted = false;
  // Pressed before it works: carried out when it does.
  const holdSubmit = (event: Event): void => {
    event.preventDefault();
    isSubmitWanted = true;
  };
  const onTakenOver = (): void => {
    if (isSubmitWanted) container.querySelector('form')?.requestSubmit();
  };
  const start = (): void => {
    Promise.all([import('./mountElement.tsx'), definition.loadLive()]).then(
      ([{ mountElement }, Component]) => {
        if (isOver) return;
        stop();
        onLive(mountElement({ ...definition, Component }, { ...shell, onTakenOver }, values()));
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
function mountStatic<Values>(
  definition: StaticDefinition<Values>,
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
  const stopWaiting = goLiveOnTouch({ definition, shell, values: () => values, onLive });
  // As with every other tag: not before whoever has put it there can listen.
  queueMicrotask(() => announceReady(shell));
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
export const defineStatic = <Values>(definition: StaticDefinition<Values>): void =>
  defineWith(definition, (shell, first) => mountStatic(definition, shell, first));
