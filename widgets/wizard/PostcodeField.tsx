import { normalisePostcode, serviceArea } from '#contract/common/postcode.ts';
import { TextField } from '../ui/TextField/TextField.tsx';
import { postcode as postcodeWords } from './copy.ts';
import * as styles from './PostcodeField.css.ts';
import { type StepForm, textProps } from './stepForm.ts';

interface PostcodeFieldProps {
  readonly form: StepForm<Readonly<Record<'postcode', string>>>;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** Postcode, and whether we work there: told, never a reason to refuse. */
export function PostcodeField({ form, hint, isOptional = false }: PostcodeFieldProps) {
  const postcode = normalisePostcode(form.values.postcode);
  return (
    <div className={styles.field}>
      <TextField
        {...textProps(form, 'postcode', { label: postcodeWords.label, hint, isOptional })}
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
      <div role="status">{postcode && <p className={styles.note}>{postcodeWords.area[serviceArea(postcode)]}</p>}</div>
    </div>
  );
}
