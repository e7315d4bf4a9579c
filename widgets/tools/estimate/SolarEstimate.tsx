import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useHost } from '../../runtime/host.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import type { FieldBinding } from '../../ui/fieldBinding.ts';
import { ArrowIcon } from '../../ui/icons/ControlIcons.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { CompanyFoot } from '../../wizard/CompanyFoot.tsx';
import { wizard as words } from '../../wizard/copy.ts';
import type { FieldError } from '../../wizard/fieldErrors.ts';
import { errorsOf, readForm, type EstimateAnswers, type EstimateGiven } from './answers.ts';
import { copy } from './copy.ts';
import type * as EstimateResultModule from './EstimateResult.tsx';
import type { Origin } from './quote.ts';
import * as styles from './SolarEstimate.css.ts';

const ignore = (): void => undefined;

// The form itself keeps the answers; they are read when it is pressed.
const field = (name: keyof EstimateAnswers): FieldBinding => ({ name, onChange: ignore, onBlur: ignore, ref: ignore });

// The method and the weather behind it: not for those who only read past the form.
const loadResult = () => import('./EstimateResult.tsx');

/** What is wrong, above the fields; the first of them takes the focus. */
function Errors({ errors, formRef }: { readonly errors: readonly FieldError[]; readonly formRef: FormRef }) {
  useEffect(() => {
    const [first] = errors;
    if (first && formRef.current) focusField(formRef.current, first.name);
  }, [errors, formRef]);
  return <ErrorSummary heading={words.errorHeading} items={errors} />;
}

type FormRef = RefObject<HTMLFormElement | null>;

interface FieldsProps {
  readonly given: EstimateGiven;
  readonly errors: readonly FieldError[];
}

function Fields({ given, errors }: FieldsProps) {
  const errorOf = (name: string): string | undefined => errors.find((error) => error.name === name)?.message;
  return (
    <div className={styles.fields}>
      <TextField
        field={field('postcode')}
        label={copy.postcode.label}
        autoComplete="postal-code"
        autoCapitalize="characters"
        defaultValue={given.postcode ?? ''}
        error={errorOf('postcode')}
        required
      />
      <TextField
        field={field('bill')}
        label={copy.bill.label}
        hint={copy.bill.hint}
        inputMode="decimal"
        defaultValue={given.bill ?? ''}
        error={errorOf('bill')}
      />
      <div className={styles.wide}>
        <Select
          field={field('direction')}
          label={copy.direction.label}
          options={copy.direction.options}
          defaultValue={given.direction ?? ''}
        />
      </div>
    </div>
  );
}

interface Outcome {
  readonly errors: readonly FieldError[];
  readonly hasFailed?: boolean;
  readonly shown?: { readonly answers: EstimateAnswers; readonly code: typeof EstimateResultModule } | undefined;
}

/** The answers of a form, and the estimate that they come to. */
function useOutcome(): [Outcome, (form: HTMLFormElement) => void] {
  const [outcome, setOutcome] = useState<Outcome>({ errors: [] });
  const answer = (form: HTMLFormElement): void => {
    const answers = readForm(form);
    const errors = errorsOf(answers);
    if (errors.length > 0) return setOutcome({ errors });
    loadResult().then(
      (code) => setOutcome({ errors, shown: { answers, code } }),
      () => setOutcome({ errors, hasFailed: true }),
    );
  };
  return [outcome, answer];
}

/** Three answers, and what panels would do there. It asks for no person, posts nothing and leads on to the quote. */
export function SolarEstimate({ values }: { readonly values: EstimateGiven & Origin }) {
  const host = useHost();
  const formRef = useRef<HTMLFormElement | null>(null);
  const [{ errors, shown, hasFailed = false }, answer] = useOutcome();
  const { partner, campaign } = values;

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    answer(event.currentTarget);
  };
  // By the time that it is pressed, the method has come.
  const onInput = (): void => void loadResult().catch(ignore);

  return (
    <form className={styles.card} ref={formRef} onSubmit={onSubmit} onInput={onInput} noValidate part="form">
      <div className={styles.head}>
        <h2 className={styles.heading} part="heading">
          {copy.heading}
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      {errors.length > 0 && <Errors errors={errors} formRef={formRef} />}
      <Fields given={values} errors={errors} />
      <div>
        <Button variant={shown ? 'quiet' : 'primary'} type="submit" iconEnd={<ArrowIcon />}>
          {copy.submit}
        </Button>
      </div>
      <div className={styles.result} role="status">
        {hasFailed && <p>{copy.failed}</p>}
        {shown && (
          <shown.code.EstimateResult
            key={JSON.stringify(shown.answers)}
            answers={shown.answers}
            from={{ partner, campaign }}
          />
        )}
      </div>
      <div className={styles.foot}>
        <CompanyFoot place={host} />
      </div>
    </form>
  );
}
