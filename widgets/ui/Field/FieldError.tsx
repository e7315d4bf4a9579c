import { errorId } from '../fieldBinding.ts';
import { AlertIcon } from '../icons/ControlIcons.tsx';
import * as styles from './Field.css.ts';

export const FieldError = ({ name, error }: { readonly name: string; readonly error?: string | undefined }) =>
  error ? (
    <p className={styles.error} id={errorId(name)}>
      <AlertIcon />
      <span>{error}</span>
    </p>
  ) : null;
