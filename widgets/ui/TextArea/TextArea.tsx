import { controlProps, Field } from '../Field/Field.tsx';
import { unspelled, type FieldBinding, type FieldTexts } from '../fieldBinding.ts';
import * as styles from './TextArea.css.ts';

interface TextAreaProps extends FieldTexts {
  readonly field: FieldBinding;
  readonly rows?: number | undefined;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number | undefined;
  /** The main thing of its form: 150 px at least. */
  readonly isMessage?: boolean;
}

export const TextArea = ({ field, rows = 4, defaultValue, maxLength, isMessage = false, ...texts }: TextAreaProps) => (
  <Field name={field.name} {...texts}>
    <textarea
      {...controlProps(field, texts)}
      {...unspelled}
      className={isMessage ? styles.message : styles.area}
      part="input"
      rows={rows}
      defaultValue={defaultValue}
      maxLength={maxLength}
    />
  </Field>
);
