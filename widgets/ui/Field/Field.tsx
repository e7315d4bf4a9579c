import type { ReactNode } from 'react';
import { controlId, type FieldTexts, hintId, describedBy, type FieldBinding, errorId } from '../fieldBinding.ts';
import { AlertIcon } from '../icons/ControlIcons.tsx';
import * as styles from './Field.css.ts';

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

/** What binds a control to its label, hint and error; spread it on the input. */
export const controlProps = (field: FieldBinding, texts: Pick<FieldTexts, 'hint' | 'error' | 'required'>) =>
  ({
    ...field,
    id: controlId(field.name),
    'aria-describedby': describedBy(field.name, texts),
    'aria-invalid': texts.error ? true : undefined,
    required: texts.required,
  }) as const;

interface FieldLabelProps extends Pick<FieldTexts, 'optionalText' | 'required'> {
  /** With links, where a box is agreed to. */
  readonly label: ReactNode;
}

/** The words of a label: required is marked, optional is said. */
export const FieldLabel = ({ label, optionalText, required }: FieldLabelProps) => (
  <>
    <span>{label}</span>
    {required ? (
      <span className={styles.required} aria-hidden="true">
        *
      </span>
    ) : null}
    {optionalText ? <span className={styles.optional}> {optionalText}</span> : null}
  </>
);

export const FieldError = ({ name, error }: { readonly name: string; readonly error?: string | undefined }) =>
  error ? (
    <p className={styles.error} id={errorId(name)}>
      <AlertIcon />
      <span>{error}</span>
    </p>
  ) : null;

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
