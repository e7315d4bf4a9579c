import { controlProps, Field } from '../Field/Field.tsx';
import type { FieldBinding, FieldTexts } from '../fieldBinding.ts';
import * as styles from './NumberField.css.ts';

interface NumberFieldProps extends FieldTexts {
  readonly field: FieldBinding;
  readonly min: number;
  readonly defaultValue: number;
  /** Printed before the number, for example "£". */
  readonly prefix?: string | undefined;
}

/** A number without buttons or a scale, because it has no natural end; decimals are taken. */
export const NumberField = ({ field, min, defaultValue, prefix, ...texts }: NumberFieldProps) => (
  <Field name={field.name} {...texts}>
    <span className={styles.frame}>
      {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
      <input
        {...controlProps(field, texts)}
        className={prefix ? styles.prefixed : styles.number}
        part="input"
        type="number"
        inputMode="decimal"
        step="any"
        min={min}
        defaultValue={defaultValue}
      />
    </span>
  </Field>
);
