import type { Find } from './earlyPresses.ts';

// A prerendered first step can be filled in before any script runs. Taken over without what follows, its fields would be
// set back by hydration, or, where hydration leaves a control as it is, nobody would have heard of the answer: a radio that
// was chosen early stayed checked without an event, the form library read its group as empty, and the funnel broke. Seen in
// Chromium, November 2026.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Change {
  readonly name: string;
  readonly value: string;
  /** Undefined for text and lists. */
  readonly checked: boolean | undefined;
}

/** The control that has the focus, and what the next key would do to its text. */
interface Cursor {
  readonly control: Change;
  /** Undefined where the browser does not tell: of numbers and addresses. */
  readonly range: readonly [start: number, end: number] | undefined;
  readonly isAllSelected: boolean;
}

/** What a visitor did in a prerendered form before its script ran. */
export interface EarlyChanges {
  readonly changes: readonly Change[];
  readonly cursor: Cursor | undefined;
  /** Names of what was answered since: the form has heard that itself. */
  readonly heard: ReadonlySet<string>;
  readonly stop: () => void;
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const controlsOf = (container: ParentNode): readonly Control[] => [
  ...container.querySelectorAll<Control>('input[name],textarea[name],select[name]'),
];

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== (initial?.value ?? '');
  }
  // Of a group of radios the one that is checked now tells all.
  if (isCheckable(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  return control.value !== control.defaultValue;
}

// True while we replay a change: the events of that must not count as a newer answer of the visitor.
let isTelling = false;

/** Notes what a visitor answers while the form starts: a key that is pressed in between is newer than what was read. */
function listen(container: HTMLElement): Pick<EarlyChanges, 'heard' | 'stop'> {
  const heard = new Set<string>();
  const onInput = ({ target }: Event): void => {
    if (!isTelling && target instanceof Element) heard.add(target.getAttribute('name') ?? '');
  };
  container.addEventListener('input', onInput, true);
  return { heard, stop: () => container.removeEventListener('input', onInput, true) };
}

const stateOf = (control: Control): Change => ({
  name: control.name,
  value: control.value,
  checked: isCheckable(control) ? control.checked : undefined,
});

const focusedIn = (container: HTMLElement): Control | undefined => {
  const root = container.getRootNode();
  return root instanceof ShadowRoot
    ? controlsOf(container).find((control) => control === root.activeElement)
    : undefined;
};

function cursorIn(container: HTMLElement): Cursor | undefined {
  const focused = focusedIn(container);
  if (!focused) return undefined;
  const { selectionStart: start, selectionEnd: end } = focused instanceof HTMLSelectElement ? {} : focused;
  return {
    control: stateOf(focused),
    range: start == null || end == null ? undefined : [start, end],
    // Of what is selected in a field Chromium and Safari tell here, Firefox does not.
    isAllSelected: focused.value !== '' && String(container.ownerDocument.getSelection()) === focused.value,
  };
}

const replays = new WeakMap<Element, Promise<unknown>>();

/**
 * Settled when the form of a tag has heard of every early change; undefined where there is none. Taken over before that, its
 * form library would begin with what was there at first and write it into the fields: for a moment, unless a key fell into that.
 */
export const replayOf = (element: Element | undefined): Promise<unknown> | undefined => element && replays.get(element);

/** Notes that early changes of a tag are still to be told to its form. @returns to be called when they are */
export function noteReplay(element: Element): () => void {
  let end = (): void => undefined;
  replays.set(
    element,
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  return end;
}

/** Looks at the prerendered form of a tag, before hydration would set its fields back. */
export function readEarlyChanges(element: Element, container: HTMLElement): EarlyChanges {
  const changes = controlsOf(container).filter(isChanged).map(stateOf);
  const { heard, stop } = listen(container);
  const endReplay = changes.length > 0 ? noteReplay(element) : () => undefined;
  return {
    changes,
    cursor: cursorIn(container),
    heard,
    stop() {
      stop();
      endReplay();
    },
  };
}

function findControl(container: HTMLElement, { name, value, checked }: Change): Control | undefined {
  return controlsOf(container).find((control) => {
    if (control.name !== name) return false;
    return checked === undefined ? !isCheckable(control) : isCheckable(control) && control.value === value;
  });
}

function announce(control: Control): void {
  control.dispatchEvent(new CustomEvent('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new CustomEvent('change', { bubbles: true }));
}

/** @returns false where nothing was written: another answer may have changed the list */
function write(control: Control, value: string): boolean {
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
    return false;
  // Written anew it would lose what is no number yet ("1."), and the place of the cursor: a 5 that was typed next made 51 of
  // it, not 1.5 (Chromium 156, November 2026).
  if (control.value !== value) control.value = value;
  return true;
}

function placeCursor(container: HTMLElement, cursor: Cursor | undefined): void {
  const control = cursor && findControl(container, cursor.control);
  // A field that was drawn anew has lost the focus to the body. If it is anywhere else, the visitor has moved it.
  const { activeElement, body } = container.ownerDocument;
  if (!control || activeElement !== body) return;
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || isCheckable(control)) return;
  if (cursor.range) return control.setSelectionRange(...cursor.range);
  if (cursor.isAllSelected) return control.select();
  // A new field has its cursor in front of its text, and only a change of the text moves it behind.
  const { value } = control;
  control.value = '';
  control.value = value;
}

/**
 * What rendering has set back, or drawn anew, stands there again at once, in the sight of the visitor and for the next key: a
 * figure that was selected when the step was drawn anew was not replaced, since the key that followed met no field (Chromium
 * 156, November 2026). The form hears of it later, by `replayEarlyChanges`.
 */
export function restoreEarlyChanges(container: HTMLElement, { changes, cursor }: EarlyChanges): void {
  for (const change of changes) {
    const control = findControl(container, change);
    if (control && isCheckable(control)) control.checked = change.checked ?? false;
    else if (control) write(control, change.value);
  }
  placeCursor(container, cursor);
}

function apply(control: Control, { value, checked }: Change): void {
  if (checked === undefined || !isCheckable(control)) {
    if (write(control, value)) announce(control);
    return;
  }
  // Set back by hydration, a click makes every event that the visitor's own click made; else nobody has heard of it.
  if (control.checked === checked) announce(control);
  else control.click();
}

const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does the visitor's changes again, now that the form listens; each on what the one before has made of the form. */
export async function replayEarlyChanges(container: HTMLElement, early: EarlyChanges): Promise<void> {
  for (const change of early.changes) {
    const control = early.heard.has(change.name) ? undefined : findControl(container, change);
    isTelling = true;
    if (control) apply(control, change);
    isTelling = false;
    await rendered();
  }
  early.stop();
  // A field that another answer has brought.
  placeCursor(container, early.cursor);
}

/**
 * Finds what was pressed early: the button itself, or the one with its words in a step that was drawn anew. It comes with the code
 * of a tag; `earlyPresses.ts` has not a byte to spare.
 */
export const buttonsOf =
  (container: HTMLElement): Find =>
  (pressed) =>
    pressed.isConnected
      ? pressed
      : [...container.querySelectorAll('button')].find(({ textContent }) => textContent === pressed.textContent);
