import { phoneProblem } from '#contract/common/phone.ts';
import { TextField } from '../ui/TextField/TextField.tsx';
import * as styles from './SlipHint.css.ts';
import type { StepForm, textProps } from './stepForm.ts';
import { useSlip } from './useSlip.ts';

interface PhoneFieldProps<Name extends string> {
  readonly form: StepForm<Readonly<Record<Name, string>>>;
  readonly name: Name;
  readonly texts: ReturnType<typeof textProps>;
}

/** A telephone number; what is wrong with one is said when the field is left, before anything is sent. */
export function PhoneField<Name extends string>({ form, name, texts }: PhoneFieldProps<Name>) {
  const { field, slip } = useSlip(texts.field, form.values[name], phoneProblem);
  return (
    <div className={styles.cell}>
      <TextField {...texts} field={field} type="tel" inputMode="tel" autoComplete="tel" />
      <div role="status">{slip && slip !== texts.error && <p className={styles.line}>{slip}</p>}</div>
    </div>
  );
}
