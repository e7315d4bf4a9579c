import type { FieldTexts } from '../fieldBinding.ts';
import * as styles from './Field.css.ts';

/** The words of a label: required is marked, optional is said. */
export const FieldLabel = ({ label, optionalText, required }: FieldTexts) => (
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
