// Forms listen to `input`. A password manager or an autofill that changes a value without it would leave a field that looks
// filled in and is sent empty: with `change` alone, or with no event at all. Which manager does so in which browser we have not
// seen ourselves; the tests do both to a form in Chromium (November 2026).

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// Nothing fills these by itself, and a repeated event from them could undo a choice.
const NOT_FILLED = new Set(['button', 'checkbox', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit']);

// The last value of each control that an input event has told of.
const announced = new WeakMap<Element, string>();

function isTextControl(node: unknown): node is TextControl {
  if (node instanceof HTMLInputElement) return !NOT_FILLED.has(node.type);
  return node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;
}

function announce(control: TextControl): void {
  announced.set(control, control.value);
  control.dispatchEvent(new CustomEvent('input', { bubbles: true, composed: true }));
  // A list is read on `change`; for text both renderers listen to `input`.
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new CustomEvent('change', { bubbles: true }));
}

const rememberInput = ({ target }: Event): void => {
  if (isTextControl(target)) announced.set(target, target.value);
};

const completeChange = (event: Event): void => {
  const { target } = event;
  if (!isTextControl(target) || target instanceof HTMLSelectElement || announced.get(target) === target.value) return;
  announce(target);
};

/**
 * Whoever turns the wheel wants the page to go on. Over a number that still has the focus the browser counted it up or down
 * instead, and the page stood: three turns made 1 kW of 4, and a quote for that (Chromium 156, November 2026). Not by
 * `preventDefault`, which would keep the page where it is.
 */
const leaveNumber = ({ target }: Event): void => {
  if (isTextControl(target) && target.type === 'number') target.blur();
};

/**
 * Some password managers and autofills announce a value by `change` alone; forms listen to `input`. Gives the
 * missing event, and no value to a turn of the wheel. @returns function that ends it
 */
export function completeAutofill(root: HTMLElement): () => void {
  root.addEventListener('input', rememberInput, true);
  root.addEventListener('change', completeChange, true);
  root.addEventListener('wheel', leaveNumber, { passive: true });
  return () => {
    root.removeEventListener('input', rememberInput, true);
    root.removeEventListener('change', completeChange, true);
    root.removeEventListener('wheel', leaveNumber);
  };
}

/** Before a form is sent: tells it every value that stands in its controls, also what was filled without any event. */
export function readControls(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (isTextControl(control) && control.name !== '' && announced.get(control) !== control.value) announce(control);
  }
}
