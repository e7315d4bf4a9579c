import type { ReactNode } from 'react';
import { controlId, type FieldTexts, hintId } from '../fieldBinding.ts';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldLabel } from './FieldLabel.tsx';

interface FieldProps extends FieldTexts {
  readonly name: string;
  readonly children: ReactNode;
}

/** Label, hint, control, error: in this order everywhere, so that nobody has to search. */
export const Field = ({ name, children, ...texts }: FieldProps) => (
  <div className={styles.field} part="field">
    <label className={styles.label} htmlFor={controlId(name)} part="label">
      <FieldLabel {...texts} />
    </label>
    {texts.hint ? (
      <p className={styles.hint} id={hintId(name)}>
        {texts.hint}
      </p>
    ) : null}
    {children}
    <FieldError name={name} error={texts.error} />
  </div>
);
