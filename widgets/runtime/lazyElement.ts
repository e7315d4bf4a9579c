import { keepAlive } from './earlyPresses.ts';
import {
  defineBehaviour,
  hasOptIns,
  type MountedElement,
  mountNow,
  startOptIns,
  toAttributeName,
} from './elementClass.ts';
import { onFirstTouch, watchFirstTouch } from './firstTouch.ts';
import { announceReady, isStyledByPage } from './readyEvent.ts';
import { isOwnPage, scriptOrigin, WAITS_EVERYWHERE } from './script.ts';
import { addFallback, PRERENDERED, showFallback, type Shell } from './shell.ts';
import { adoptOwnStyles } from './styles.ts';

/** What the loader does for a tag. */
export interface Surroundings {
  /** The first step of an element as our build has rendered it; rejected where there is none. */
  readonly fragmentFor: (element: Element) => Promise<Document>;
  /** Loads the code of the tag, which defines what it is made with. */
  readonly load: () => Promise<unknown>;
}

/** Properties of any tag. Which of them a tag has, and what it understands, comes with its code. */
export const LAZY_PROPERTIES =
  'customerType service subject plan catalogue postcode bill direction partner campaign api theme head label mode dataLayer keep'.split(
    ' ',
  );

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

// An error without a message is always caught: the code of the tag then shows the step itself.

/**
 * The postcode of a tag as its first step shows it, "" for none.
 * @throws where only the code of the tag can show it: text that is no full postcode, or a step with a message about it
 */
function postcodeFor(element: Element, step: Element): string {
  const postcode = element.getAttribute('postcode')?.replaceAll(' ', '').toUpperCase();
  const field = step.querySelector('[name=postcode]');
  if (!field || !postcode) return '';
  const [, outward, inward] = POSTCODE.exec(postcode) ?? [];
  const isAnswered = field.closest('[part=field]')?.nextElementSibling?.matches('[role=status]');
  if (!inward || isAnswered) throw new Error();
  return `${outward} ${inward}`;
}

/** Puts a first step that our build has rendered into a shadow root. */
function fill({ element, root, container }: Shell, fragment: Document): void {
  const [step] = fragment.body.children;
  if (!step) throw new Error();
  const postcode = postcodeFor(element, step);
  adoptOwnStyles(root, fragment.querySelector('[type="text/css"]')?.textContent ?? '');
  for (const { name, value } of step.attributes) container.setAttribute(name, value);
  container.replaceChildren(...document.importNode(step, true).childNodes);
  for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
    link.href = scriptOrigin + link.getAttribute('href');
  const field = container.querySelector<HTMLInputElement>('[name=postcode]');
  // As the default value, as if the step were rendered with it: `earlyChanges.ts` sees an emptied field as a change.
  if (field && postcode) field.defaultValue = postcode;
}

/**
 * Waits for a touch, which brings the code of the tag.
 * @param onLoad called once the code is there, and each time that it cannot be had
 */
function goLiveOnTouch(place: Window | HTMLElement, load: Surroundings['load'], onLoad: (hasFailed?: boolean) => void) {
  let isOver = false;
  let isAsked = false;
  const goLive = (): void => {
    if (isAsked) return;
    isAsked = true;
    stopWaiting();
    load().then(
      () => {
        if (!isOver) onLoad();
      },
      (error: unknown) => {
        console.error('Quote widgets:', error);
        isAsked = false;
        if (isOver) return;
        // The next touch tries again. The step stays until then, and what was typed in it.
        stopWaiting = onFirstTouch(place, goLive);
        onLoad(true);
      },
    );
  };
  let stopWaiting = onFirstTouch(place, goLive);
  const stop = (): void => {
    isOver = true;
    stopWaiting();
  };
  return { goLive, stop };
}

const attributesOf = (element: Element): string =>
  LAZY_PROPERTIES.map((property) => element.getAttribute(toAttributeName(property))).join();

// The attributes that the markup in a shadow root was shown for. A tag may be taken out of its page and put back with
// others, which that markup does not fit.
const shownFor = new WeakMap<ShadowRoot, string>();

/**
 * Puts the first step there, unless it stands already.
 * @param isWanted whether nothing has taken its place while it was fetched
 * @returns whether the page styles the tag, where that was asked
 */
async function showFirstStep(
  shell: Shell,
  fragmentFor: Surroundings['fragmentFor'],
  isWanted: () => boolean,
): Promise<boolean | undefined> {
  const { element, root, container } = shell;
  const attributes = attributesOf(element);
  let isStyled: boolean | undefined;
  if (container.hasAttribute(PRERENDERED)) {
    if ((shownFor.get(root) ?? attributes) !== attributes) throw new Error();
    // On a partner's page the partner's server has written this markup. The page's CSP may block the <style> element,
    // but not a constructed sheet. Our own pages name the hash of the element in their CSP.
    const style = isOwnPage() ? null : root.querySelector('style');
    if (style) adoptOwnStyles(root, style.textContent);
    style?.remove();
  } else {
    const fragment = await fragmentFor(element);
    if (isWanted()) {
      // Asked while the tag is empty, because it forces layouts: asked with the step in it, that came a tenth later on
      // a slow phone.
      isStyled = isStyledByPage(shell);
      fill(shell, fragment);
    }
  }
  shownFor.set(root, attributes);
  return isStyled;
}

/** Shows the first step at once, and makes it work when a visitor touches it. */
function mountLazy(shell: Shell, { fragmentFor, load }: Surroundings): MountedElement {
  const { element, root, container } = shell;
  // Its room is kept by `min-height`, which an inline element ignores. A sticky tag takes no room in the page.
  if (!container.hasAttribute(PRERENDERED)) adoptOwnStyles(root, ':host(:not([hidden],[mode=sticky])){display:block}');
  let live: MountedElement | undefined;
  let isReady = false;
  let isGone = false;
  let isAsking = hasOptIns(element);
  const presses = keepAlive(container);
  const stopWatching = watchFirstTouch(element);
  // On our own pages visitors have come for this form: their first sign anywhere on the page loads its code.
  const isAwaited = isOwnPage() && element.localName !== WAITS_EVERYWHERE;
  const { goLive, stop } = goLiveOnTouch(isAwaited ? window : element, load, (hasFailed) => {
    // What was pressed is carried out by nobody then: the page's own content says where else to go.
    if (hasFailed) return addFallback(shell);
    live ??= mountNow({
      ...shell,
      onTakenOver(find) {
        if (!isReady) announceReady(shell);
        presses.carryOut(find);
      },
    });
  });
  // The code may come before the first step, and the tag may leave the page.
  const isWanted = (): boolean => !live && !isGone;
  const ready = (isStyled?: boolean): void => {
    if (!isWanted()) return;
    isReady = true;
    showFallback(shell, false);
    announceReady(shell, isStyled);
  };
  startOptIns(shell)
    .then(async () => {
      isAsking = false;
      if (isAwaited && (await import('./ownPage.ts')).isCodeWanted(shell)) return goLive();
      return ready(await showFirstStep(shell, fragmentFor, isWanted));
    })
    .catch(() => isWanted() && goLive());
  return {
    // A changed attribute may change any word of the step. Those that opt-ins write are read afterwards.
    update: () => (live ? live.update() : isAsking || goLive()),
    unmount() {
      isGone = true;
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
    properties: LAZY_PROPERTIES,
    valueOf: (element, property) => element.getAttribute(toAttributeName(property)) ?? undefined,
    mount: (shell) => mountLazy(shell, surroundings),
  });
