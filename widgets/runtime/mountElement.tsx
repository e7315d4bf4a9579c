import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RELEASE_ATTRIBUTE } from '#contract/common/wire.ts';
import { rootAttributes } from '../theme/host.css.ts';
import {
  attributeKinds,
  type ElementDefinition,
  prerenderedFrom,
  readAttribute,
  readValues,
  warnAboutUnknown,
} from './attributes.ts';
import { completeAutofill } from './autofill.ts';
import { buttonsOf, readEarlyChanges, replayEarlyChanges, restoreEarlyChanges } from './earlyChanges.ts';
import {
  defineBehaviour,
  hasOptIns,
  type MountedElement,
  replayProperties,
  startOptIns,
  toAttributeName,
} from './elementClass.ts';
import { createValueStore, ElementRoot, keepFiguresWhole } from './ElementRoot.tsx';
import { watchFirstTouch } from './firstTouch.ts';
import { createHost, type Host } from './host.ts';
import { readPrefill } from './prefill.ts';
import { announceReady } from './readyEvent.ts';
import { scriptOrigin } from './script.ts';
import { PRERENDERED, showFallback, type Shell } from './shell.ts';
import { adoptStyles, releaseStyles } from './styles.ts';
import { countSteps } from './track.ts';
import { keepTextsTranslatable } from './translatedTexts.ts';

keepFiguresWhole();
keepTextsTranslatable();

// Prerendered markup fits only the values that it was made from. Hydration compares nothing: over markup of other values
// it would leave their texts and choices on the page while the form holds ours.
function canHydrate(host: Host, container: HTMLElement, values: object): boolean {
  const release = container.getAttribute(RELEASE_ATTRIBUTE) ?? host.widgetVersion;
  if (release !== host.widgetVersion) return false;
  return container.getAttribute(PRERENDERED) === prerenderedFrom(values) && Object.keys(readPrefill(host)).length === 0;
}

interface Watched {
  readonly host: Host;
  readonly isCounted: boolean;
  readonly hadStep: boolean;
}

function watch(shell: Shell, { host, isCounted, hadStep }: Watched): () => void {
  const { element } = shell;
  // Reserved room has done its work when the visitor moves on; steps differ in height.
  const releaseRoom = (): void => void element.style.removeProperty('min-height');
  const stopAutofill = completeAutofill(shell.container);
  // Before `watchFirstTouch`: `countSteps` asks whether the tag was touched before this code came.
  const stopCounts = isCounted ? countSteps({ host, element, hadStep }) : undefined;
  const stopTouch = watchFirstTouch(element);
  // Only frames are sandboxed, and everywhere else the browser submits.
  const stopSubmits = window.top === window ? undefined : submitByHand(shell.container);
  element.addEventListener('quote-step', releaseRoom, { once: true });
  return () => {
    stopAutofill();
    stopTouch();
    stopCounts?.();
    stopSubmits?.();
    element.removeEventListener('quote-step', releaseRoom);
  };
}

// The code of the check is loaded once the form works: no visitor waits for it. If it fails, the form stays as it is.
async function checkPage(shell: Shell): Promise<void> {
  const { element } = shell;
  // Asked by its origin: a sandboxed frame of ours has none, and may not send.
  if (globalThis.origin === scriptOrigin && !element.hasAttribute('partner') && !element.hasAttribute('api')) return;
  const partnerCheck = await import('./partnerCheck.ts');
  await partnerCheck.checkPage(shell);
}

function start(container: HTMLElement, tree: Parameters<Root['render']>[0], isHydration: boolean): Root {
  if (isHydration) return hydrateRoot(container, tree);
  container.replaceChildren();
  const root = createRoot(container);
  root.render(tree);
  return root;
}

/** Renders a tag into its shell, over prerendered markup where it fits. The fallback stays when rendering fails. */
function mountElement<Values>(
  definition: ElementDefinition<Values>,
  shell: Shell,
  values: () => Partial<Values>,
): MountedElement {
  const { element, root: shadowRoot, container, onTakenOver } = shell;
  const host = createHost(element, scriptOrigin);
  const first = values();
  const store = createValueStore(first);
  const early = readEarlyChanges(element, container);
  const isHydration = canHydrate(host, container, first);
  // Once unmounted it is empty, and fits nothing.
  container.removeAttribute(PRERENDERED);
  container.removeAttribute(RELEASE_ATTRIBUTE);
  for (const [name, value] of Object.entries(rootAttributes)) container.setAttribute(name, value);
  adoptStyles(shadowRoot);
  for (const style of shadowRoot.querySelectorAll('style')) style.remove();
  const stopWatching = watch(shell, { host, isCounted: !definition.sendsNothing, hadStep: isHydration });
  let hasFailed = false;
  const onReady = (): void => {
    if (hasFailed) return;
    void replayEarlyChanges(container, early).then(() => onTakenOver?.(buttonsOf(container)));
    if (!onTakenOver) announceReady(shell);
    if (!definition.sendsNothing) checkPage(shell).catch(() => undefined);
  };
  const onError = (error: unknown): void => {
    hasFailed = true;
    console.error(`<${definition.tag}> could not be shown.`, error);
    showFallback(shell, true);
    host.emit('quote-failed', { code: 'render' });
  };
  const tree = (
    <ElementRoot host={host} store={store} Content={definition.Component} onReady={onReady} onError={onError} />
  );
  const rendered = start(container, tree, isHydration);
  restoreEarlyChanges(container, early);
  if (!hasFailed) showFallback(shell, false);
  return {
    update: () => store.set(values()),
    unmount() {
      early.stop();
      rendered.unmount();
      stopWatching();
      releaseStyles(shadowRoot);
    },
  };
}

/**
 * Mounts at once, or when what the page asks for besides has come: nobody sees a form that is to be behind a button. A tag
 * that comes when its code is there has asked for nothing before.
 */
function mountAfterOptIns(shell: Shell, mount: () => MountedElement): MountedElement {
  if (!hasOptIns(shell.element)) return mount();
  let mounted: MountedElement | undefined;
  let isGone = false;
  const go = (): void => {
    if (!isGone) mounted = mount();
  };
  // Also when an opt-in fails: the form matters more than these extras.
  startOptIns(shell).then(go, go);
  return {
    update: () => mounted?.update(),
    unmount() {
      isGone = true;
      mounted?.unmount();
    },
  };
}

/** Makes a tag what its definition says: a new one, or one that has shown its first step only. */
export function defineElement<Values>(definition: ElementDefinition<Values>): void {
  const { tag } = definition;
  const kinds = { ...attributeKinds(definition), ...definition.handed };
  const properties = Object.keys(kinds);
  defineBehaviour(tag, {
    properties,
    valueOf(element, property) {
      const name = toAttributeName(property);
      const kind = kinds[property];
      return kind && readAttribute(kind, { tag, name, raw: element.getAttribute(name) });
    },
    mount(shell) {
      // The page may have set properties that the lazy tag did not know.
      replayProperties(shell.element, properties);
      warnAboutUnknown(shell.element, properties.map(toAttributeName));
      const values = () => readValues<Values>(tag, kinds, (name) => shell.element.getAttribute(name));
      return mountAfterOptIns(shell, () => mountElement(definition, shell, values));
    },
  });
}

/**
 * A frame with `sandbox` and without `allow-forms` submits no form: the browser stops before it says so to anyone, and
 * the button would do nothing. Our forms send by script, so a press is all that is needed; Enter in a field presses the
 * first button of its form. Seen in Chromium 156, November 2026: no `submit` after a press, nor after `requestSubmit`, and
 * "Blocked form submission" in the console.
 * @returns function that ends it
 */
export function submitByHand(container: HTMLElement): () => void {
  const onClick = (event: MouseEvent): void => {
    const [target] = event.composedPath();
    const view = container.ownerDocument.defaultView;
    if (event.defaultPrevented || !view || !(target instanceof view.Element)) return;
    const button = target.closest('button');
    if (button?.type !== 'submit' || !button.form || button.disabled) return;
    event.preventDefault();
    button.form.dispatchEvent(new view.SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  };
  container.addEventListener('click', onClick);
  return () => container.removeEventListener('click', onClick);
}
