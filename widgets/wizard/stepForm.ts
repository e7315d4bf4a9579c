import type { FieldBinding } from '../ui/fieldBinding.ts';

interface FieldOptions {
  /** The control holds a number; "" becomes NaN, which no schema takes. */
  readonly isNumber?: boolean;
  /** After the visitor's change, with the new value. */
  readonly onChange?: (value: unknown) => void;
}

/** What a step knows of the form: answers, bindings for its controls, and messages. */
export interface StepForm<Values> {
  readonly values: Values;
  field(name: keyof Values & string, options?: FieldOptions): FieldBinding;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  messageOf(name: keyof Values & string): string | undefined;
}

/** Props of every step; a step may have more. */
export interface StepProps<Values> {
  readonly form: StepForm<Values>;
}

/** The value of a control after a change. */
export function valueOfControl(control: unknown, isNumber: boolean): unknown {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox') return control.checked;
    return isNumber ? control.valueAsNumber : control.value;
  }
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control.value : undefined;
}
