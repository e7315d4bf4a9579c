import { useRef } from 'react';
import { TextField } from '../ui/TextField/TextField.tsx';
import { emailSuggestion as words } from './copy.ts';
import * as styles from './SlipHint.css.ts';
import type { StepForm, textProps } from './stepForm.ts';
import { useSlip } from './useSlip.ts';

// First steps show the field too: what reads a domain arrives when it is needed.
const suggestEmail = async (typed: string): Promise<string | undefined> =>
  (await import('./emailSuggestion.ts')).suggestEmail(typed);

interface EmailFieldProps<Name extends string> {
  readonly form: StepForm<Readonly<Record<Name, string>>>;
  readonly name: Name;
  readonly texts: ReturnType<typeof textProps>;
}

/** An e-mail address; a slip in a well-known domain is asked about below it, and one press mends it. */
export function EmailField<Name extends string>({ form, name, texts }: EmailFieldProps<Name>) {
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
