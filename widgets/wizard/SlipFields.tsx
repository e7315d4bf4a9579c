import { useRef } from 'react';
import { phoneProblem } from '#contract/common/phone.ts';
import { TextField } from '../ui/TextField/TextField.tsx';
import { emailSuggestion as words } from './copy.ts';
import { suggestEmail } from './emailSuggestion.ts';
import * as styles from './SlipHint.css.ts';
import type { StepForm } from './stepForm.ts';
import type { textProps } from './textProps.ts';
import { useSlip } from './useSlip.ts';

interface SlipFieldProps<Name extends string> {
  readonly form: StepForm<Readonly<Record<Name, string>>>;
  readonly name: Name;
  readonly texts: ReturnType<typeof textProps>;
}

/** An e-mail address; a slip in a well-known domain is asked about below it, and one press mends it. */
export function EmailField<Name extends string>({ form, name, texts }: SlipFieldProps<Name>) {
  const cell = useRef<HTMLDivElement>(null);
  const { field, slip } = useSlip(texts.field, form.values[name], suggestEmail);
  const take = (meant: string): void => {
    form.set(name, meant);
    // The button goes with the hint: the focus goes to the field that it has changed.
    cell.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.cell} ref={cell}>
      <TextField {...texts} field={field} type="email" inputMode="email" autoComplete="email" />
      <div role="status">
        {slip && (
          <p className={styles.line}>
            {words.before}
            <button type="button" className={styles.choice} onClick={() => take(slip)}>
              {words.choice(slip)}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** A telephone number; what is wrong with one is said when the field is left, before anything is sent. */
export function PhoneField<Name extends string>({ form, name, texts }: SlipFieldProps<Name>) {
  const { field, slip } = useSlip(texts.field, form.values[name], phoneProblem);
  return (
    <div className={styles.cell}>
      <TextField {...texts} field={field} type="tel" inputMode="tel" autoComplete="tel" />
      <div role="status">{slip && slip !== texts.error && <p className={styles.line}>{slip}</p>}</div>
    </div>
  );
}
