import type { ReactNode } from 'react';
import { FieldGroup } from '../Field/Field.tsx';
import type { FieldBinding, FieldTexts } from '../fieldBinding.ts';
import { CheckIcon } from '../icons/ControlIcons.tsx';
import * as styles from './ChoiceToggle.css.ts';

interface ChoiceToggleProps extends Omit<FieldTexts, 'label'> {
  readonly field: FieldBinding;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly icon?: ReactNode }[];
  readonly defaultValue?: string | undefined;
  /** In place of `defaultValue` where another control may change it, too. */
  readonly value?: string | undefined;
}

/** Two or three short choices side by side: radios in the form, a segmented switch to the eye. */
export const ChoiceToggle = ({ field, legend, options, defaultValue, value: current, ...texts }: ChoiceToggleProps) => (
  <FieldGroup name={field.name} label={legend} {...texts}>
    <div className={styles.tray}>
      {options.map(({ value, label, icon }) => (
        <label key={value} className={styles.choice}>
          <input
            {...field}
            className={styles.radio}
            type="radio"
            value={value}
            checked={current === undefined ? undefined : value === current}
            defaultChecked={defaultValue === undefined ? undefined : value === defaultValue}
          />
          <span className={styles.face} part="choice">
            {icon}
            <span>{label}</span>
            <span className={styles.mark}>
              <CheckIcon />
            </span>
          </span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
