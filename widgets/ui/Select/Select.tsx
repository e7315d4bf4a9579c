import { controlProps, Field } from '../Field/Field.tsx';
import type { FieldBinding, FieldTexts } from '../fieldBinding.ts';
import { ChevronIcon } from '../icons/ControlIcons.tsx';
import * as styles from './Select.css.ts';

interface SelectProps extends FieldTexts {
  readonly field: FieldBinding;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** A first, empty choice such as "Choose one". */
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly defaultValue?: string | undefined;
}

/** The browser's own list: it is the one that works with every keyboard, phone and screen reader. */
export const Select = ({ field, options, placeholder, autoComplete, defaultValue, ...texts }: SelectProps) => (
  <Field name={field.name} {...texts}>
    <div className={styles.wrap}>
      <select {...controlProps(field, texts)} className={styles.select} part="input" autoComplete={autoComplete}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            selected={defaultValue === undefined ? undefined : option.value === defaultValue}
          >
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <ChevronIcon />
      </span>
    </div>
  </Field>
);
