import type { ReactNode } from 'react';
import { describedBy, type FieldTexts, hintId } from '../fieldBinding.ts';
import * as styles from './Field.css.ts';
import { FieldError, FieldLabel } from './Field.tsx';

interface FieldGroupProps extends FieldTexts {
  readonly name: string;
  /** "group" where it holds boxes instead of radios. */
  readonly role?: 'radiogroup' | 'group' | undefined;
  readonly children: ReactNode;
}

/** Several radios under one legend, as `Field` is for one control. */
export const FieldGroup = ({ name, role = 'radiogroup', children, ...texts }: FieldGroupProps) => (
  <fieldset
    className={styles.field}
    part="field"
    role={role}
    aria-describedby={describedBy(name, texts)}
    aria-invalid={texts.error ? true : undefined}
    aria-required={texts.required}
  >
    <legend className={styles.legend} part="label">
      <FieldLabel {...texts} />
    </legend>
    {texts.hint ? (
      <p className={styles.hint} id={hintId(name)}>
        {texts.hint}
      </p>
    ) : null}
    {children}
    <FieldError name={name} error={texts.error} />
  </fieldset>
);
