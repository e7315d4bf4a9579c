import { keepAlive } from './earlyPresses.ts';
import { defineBehaviour, mountNow, toAttributeName, type MountedElement } from './elementClass.ts';
import { onFirstTouch, watchFirstTouch } from './firstTouch.ts';
import { WAITS_EVERYWHERE } from './lazyTags.ts';
import { isOwnPage, scriptOrigin } from './origin.ts';
import { announceReady } from './readyEvent.ts';
import { PRERENDERED, showFallback, type Shell } from './shell.ts';
import { adoptOwnStyles } from './styles.ts';

/** What the loader does for a tag. */
export interface Surroundings {
  /** The first step of an element as our build has rendered it; rejected where there is none. */
  readonly fragmentFor: (element: Element) => Promise<Document>;
  /** Loads the code of the tag, which defines what it is made with. */
  readonly load: () => Promise<unknown>;
}

/** Properties of any tag. Which of them a tag has, and what it understands, comes with its code. */
const LAZY_PROPERTIES = 'customerType service subject plan catalogue postcode partner campaign api theme label';

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** Puts a first step that our build has rendered into a shadow root. */
function fill({ element, root, container }: Shell, fragment: Document): void {
  const [step] = fragment.body.children;
  if (!step) throw new Error('expected a first step');
  adoptOwnStyles(root, fragment.querySelector('script')?.textContent ?? '');
  for (const { name, value } of step.attributes) container.setAttribute(name, value);
  container.replaceChildren(...document.importNode(step, true).childNodes);
  for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
    link.href = scriptOrigin + link.getAttribute('href');
  const field = container.querySelector<HTMLInputElement>('[name=postcode]');
  const postcode = element.getAttribute('postcode')?.replaceAll(' ', '').toUpperCase();
  if (!field || !postcode) return;
  const [, outward, inward] = POSTCODE.exec(postcode) ?? [];
  // What to make of another is known to the code.
  if (!inward) throw new Error('expected a postcode');
  field.value = `${outward} ${inward}`;
}

/** Waits for a touch, which brings the code of the tag, and lets that take over. */
function goLiveOnTouch(shell: Shell, load: Surroundings['load'], takeOver: () => void) {
  const { element } = shell;
  let isOver = false;
  const goLive = (): void => {
    stopWaiting();
    load().then(
      () => {
        if (!isOver) takeOver();
      },
      (error: unknown) => {
        console.error('Quote widgets:', error);
        // At the next touch, then: what was typed stays.
        if (!isOver) stopWaiting = onFirstTouch(element, goLive);
      },
    );
  };
  let stopWaiting = onFirstTouch(element, goLive);
  const stop = (): void => {
    isOver = true;
    stopWaiting();
  };
  return { goLive, stop };
}

/** Puts the first step there, unless it stands already. */
async function showFirstStep(shell: Shell, fragmentFor: Surroundings['fragmentFor']): Promise<void> {
  const { element, root, container } = shell;
  if (container.hasAttribute(PRERENDERED)) {
    // Written by the page's own server: its policy may forbid the element, and none forbids the sheet.
    const style = root.querySelector('style');
    if (style) adoptOwnStyles(root, style.textContent);
    style?.remove();
    return;
  }
  // Its room is kept by a height, which means nothing to what is inline.
  adoptOwnStyles(root, ':host{display:block}');
  fill(shell, await fragmentFor(element));
}

/** Shows the first step at once, and makes it work when a visitor touches it. */
function mountLazy(shell: Shell, { fragmentFor, load }: Surroundings): MountedElement {
  const { element, container } = shell;
  let live: MountedElement | undefined;
  let isReady = false;
  const presses = keepAlive(container);
  const stopWatching = watchFirstTouch(element);
  const { goLive, stop } = goLiveOnTouch(shell, load, () => {
    if (!isReady) presses.stop();
    live ??= mountNow({ ...shell, ...(isReady && { onTakenOver: presses.carryOut }) });
  });
  const ready = (): void => {
    if (live) return;
    isReady = true;
    showFallback(shell, false);
    announceReady(shell);
  };
  // On a page of ours it is what visitors have come for.
  if (isOwnPage() && element.localName !== WAITS_EVERYWHERE) goLive();
  else showFirstStep(shell, fragmentFor).then(ready, goLive);
  return {
    // What it says may concern every word of the step.
    update: () => (live ? live.update() : goLive()),
    unmount() {
      stop();
      stopWatching();
      presses.stop();
      live?.unmount();
    },
  };
}

/** Defines a tag that shows its first step by itself, and works from the first touch on. */
export const defineLazy = (tag: string, surroundings: Surroundings): void =>
  defineBehaviour(tag, {
    isLazy: true,
    properties: LAZY_PROPERTIES.split(' '),
    valueOf: (element, property) => element.getAttribute(toAttributeName(property)) ?? undefined,
    mount: (shell) => mountLazy(shell, surroundings),
  });
