import { optional } from './copy.ts';
import type { StepForm } from './stepForm.ts';

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
