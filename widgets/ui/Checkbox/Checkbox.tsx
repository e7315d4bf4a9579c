import type { ReactNode } from 'react';
import * as field from '../Field/Field.css.ts';
import { FieldError, FieldLabel } from '../Field/Field.tsx';
import { controlId, describedBy, type FieldBinding, hintId } from '../fieldBinding.ts';
import { CheckIcon } from '../icons/ControlIcons.tsx';
import * as styles from './Checkbox.css.ts';

interface CheckboxProps {
  readonly field: FieldBinding;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
}

export const Checkbox = ({ field: binding, label, hint, error, required, defaultChecked }: CheckboxProps) => (
  <div className={field.field} part="field">
    <label className={styles.row}>
      <span className={styles.box}>
        <input
          {...binding}
          id={controlId(binding.name)}
          className={styles.input}
          type="checkbox"
          defaultChecked={defaultChecked}
          required={required}
          aria-describedby={describedBy(binding.name, { hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.mark}>
          <CheckIcon />
        </span>
      </span>
      <span>
        <FieldLabel label={label} required={required} />
      </span>
    </label>
    {hint ? (
      <p className={field.hint} id={hintId(binding.name)}>
        {hint}
      </p>
    ) : null}
    <FieldError name={binding.name} error={error} />
  </div>
);
