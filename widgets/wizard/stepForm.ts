import { useRef } from 'react';
import type { FieldBinding } from '../ui/fieldBinding.ts';
import { optional } from './copy.ts';

type Every<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never;
type Answer<Initial> = [Initial] extends [boolean]
  ? boolean
  : [Initial] extends [number]
    ? number
    : [Initial] extends [Every<Initial>]
      ? string
      : Initial;

/**
 * What a form holds, derived from the values that it starts with: a number may become any number and a text any text.
 * What starts as one of several words ("home" or "business") stays one of those.
 */
export type AnswersOf<InitialValues extends (...given: never[]) => object> = {
  -readonly [Name in keyof ReturnType<InitialValues>]: Answer<ReturnType<InitialValues>[Name]>;
};

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

interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** What a text field of a step needs: binding, words, the answer so far and the message. */
export const textProps = <Name extends string>(
  form: StepForm<Readonly<Record<Name, string>>>,
  name: Name,
  { isOptional = false, ...words }: FieldWords & { readonly isOptional?: boolean },
) => ({
  field: form.field(name),
  label: words.label,
  hint: words.hint,
  defaultValue: form.values[name],
  error: form.messageOf(name),
  required: !isOptional,
  optionalText: isOptional ? optional : undefined,
});

/** Whether two objects without depth say the same: forms are flat, and so are their attributes. */
export function saysTheSame(one: object, other: object): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, Reflect.get(other, name)))
  );
}

/** The object of the render before, while the new one says the same: effects and `memo` then go by identity. */
export function useSame<T extends object>(value: T): T {
  const kept = useRef(value);
  if (!saysTheSame(kept.current, value)) kept.current = value;
  return kept.current;
}
