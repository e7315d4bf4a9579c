import * as styles from '../Field/Field.css.ts';
import { controlProps, Field } from '../Field/Field.tsx';
import { lineTyping, type Capitals, type FieldBinding, type FieldTexts } from '../fieldBinding.ts';

interface TextFieldProps extends FieldTexts {
  readonly field: FieldBinding;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | undefined;
  /** Default: what suits `autoComplete`. */
  readonly autoCapitalize?: Capitals | undefined;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Of a date, as YYYY-MM-DD. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export const TextField = ({ field, type = 'text', defaultValue, maxLength, ...rest }: TextFieldProps) => {
  const { autoComplete, inputMode, autoCapitalize, min, max, ...texts } = rest;
  return (
    <Field name={field.name} {...texts}>
      <input
        {...controlProps(field, texts)}
        className={styles.control}
        part="input"
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        {...lineTyping(autoComplete, autoCapitalize)}
        defaultValue={defaultValue}
        maxLength={maxLength}
        min={min}
        max={max}
      />
    </Field>
  );
};
