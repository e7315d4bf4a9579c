import { controlId, type FieldBinding } from '../fieldBinding.ts';
import * as styles from './Switch.css.ts';

interface SwitchProps {
  readonly field: FieldBinding;
  readonly label: string;
  readonly description?: string | undefined;
  readonly defaultChecked?: boolean | undefined;
}

/** Takes effect at once; for a consent or a choice that is sent later use `Checkbox`. */
export const Switch = ({ field, label, description, defaultChecked }: SwitchProps) => {
  const id = controlId(field.name);
  return (
    <label className={styles.row} part="switch">
      <span className={styles.words}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {description ? (
          <span className={styles.description} id={`${id}-description`}>
            {description}
          </span>
        ) : null}
      </span>
      <input
        {...field}
        id={id}
        className={styles.input}
        type="checkbox"
        role="switch"
        defaultChecked={defaultChecked}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
      />
    </label>
  );
};
