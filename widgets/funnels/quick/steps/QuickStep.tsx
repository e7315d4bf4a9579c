import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { ChoiceToggle } from '../../../ui/ChoiceToggle/ChoiceToggle.tsx';
import type { FieldBinding } from '../../../ui/fieldBinding.ts';
import { ArrowIcon } from '../../../ui/icons/ControlIcons.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import type { FieldError } from '../../../wizard/fieldErrors.ts';
import { quick as copy } from '../copy.ts';
import type { QuickValues } from '../state.ts';
import * as styles from './QuickStep.css.ts';

interface QuickStepProps {
  /** Nothing until the form works. */
  readonly form?: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** Where nobody has answered, the fields show these: they follow the attributes of the tag. */
  readonly initial: QuickValues;
  readonly errors: readonly FieldError[];
  /** Above the questions: what is wrong. */
  readonly alert?: ReactNode;
  /** Below them: what we know of the place. */
  readonly note?: ReactNode;
  /** Below everything: who we are. */
  readonly foot: ReactNode;
  readonly children?: ReactNode;
}

const ignore = (): void => undefined;

// The form itself keeps the answers; they are read when it is sent.
const field = (name: keyof QuickValues): FieldBinding => ({ name, onChange: ignore, onBlur: ignore, ref: ignore });

/** The whole form: three questions and the button. */
export const QuickStep = ({ form, initial, errors, alert, note, foot, children }: QuickStepProps) => (
  <form {...form} className={styles.form} noValidate part="form">
    <h2 className={styles.heading} part="heading">
      {copy.heading}
    </h2>
    {alert}
    <div className={styles.fields}>
      <div className={styles.who}>
        <ChoiceToggle
          field={field('customerType')}
          legend={copy.customerType.legend}
          options={copy.customerType.options}
          defaultValue={initial.customerType}
        />
      </div>
      <Select
        field={field('service')}
        label={copy.service.label}
        options={copy.service.options}
        defaultValue={initial.service}
      />
      <TextField
        field={field('postcode')}
        label={copy.postcode.label}
        autoComplete="postal-code"
        autoCapitalize="characters"
        defaultValue={initial.postcode}
        error={errors[0]?.message}
        required
      />
      <div className={styles.button}>
        <Button variant="primary" type="submit" iconEnd={<ArrowIcon />}>
          {copy.submit}
        </Button>
      </div>
    </div>
    <p className={styles.note} role="status">
      {note}
    </p>
    {children}
    <div className={styles.foot}>{foot}</div>
  </form>
);
