import { useRef, useEffect, useState } from 'react';
import type { FieldBinding } from '../ui/fieldBinding.ts';
import { TextField } from '../ui/TextField/TextField.tsx';
import { emailSuggestion as words } from './copy.ts';
import * as styles from './SlipHint.css.ts';
import type { StepForm, textProps } from './stepForm.ts';

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

/** A press of a button takes the focus from the field: the hint must not move the button away under the finger. */
const AFTER_MS = 400;

type Finding = string | undefined;

/**
 * Looks for a slip once a field is left, never while it is typed in. What was found goes when the answer changes.
 * @param present the answer now
 * @param find may load what it needs first; a hint that cannot be loaded is none
 */
export function useSlip(binding: FieldBinding, present: string, find: (typed: string) => Finding | Promise<Finding>) {
  const [found, setFound] = useState<{ readonly typed: string; readonly slip: string } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onBlur = (event: Parameters<FieldBinding['onBlur']>[0]): unknown => {
    const typed = event.target instanceof HTMLInputElement ? event.target.value : present;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const show = (slip: Finding): void => setFound(slip ? { typed, slip } : undefined);
      void Promise.resolve(find(typed)).then(show, () => undefined);
    }, AFTER_MS);
    return binding.onBlur(event);
  };

  return { field: { ...binding, onBlur }, slip: found?.typed === present ? found.slip : undefined };
}
