import type { FieldProblem } from '#contract/common/problems.ts';

/** One line of the error summary. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}

const namedControls = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((control) => control.getAttribute('name') ?? []);

/** Errors in the order in which the fields stand on the page; fields of other steps come last. */
export function inFieldOrder(errors: readonly FieldError[], form: HTMLFormElement | null): FieldError[] {
  const order = form ? namedControls(form) : [];
  const place = ({ name }: FieldError) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...errors].sort((one, other) => place(one) - place(other));
}

/** The control to focus for a field: of radios, the chosen one or the first. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const controls = [...form.elements].filter((control) => control.getAttribute('name') === name);
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked);
  const control = chosen ?? controls[0];
  return control instanceof HTMLElement ? control : undefined;
}

/** "quoteData.customerInfo.email" → "email": the server names fields as the form does. */
export const fieldOfProblem = ({ path, message }: FieldProblem): FieldError => ({
  name: path.slice(path.lastIndexOf('.') + 1),
  message,
});
